import { VerwaltungHeading } from './verwaltung-heading.tsx';

export function LagerPage() {
  return <VerwaltungHeading title="Lagerverwaltung" />;
}
