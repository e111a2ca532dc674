import { VerwaltungHeading } from './verwaltung-heading.tsx';

export function BestellungenPage() {
  return <VerwaltungHeading title="Bestellverwaltung" />;
}
