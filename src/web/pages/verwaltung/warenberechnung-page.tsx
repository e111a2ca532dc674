import { VerwaltungHeading } from './verwaltung-heading.tsx';

export function WarenberechnungPage() {
  return <VerwaltungHeading title="Warenberechnung" />;
}
