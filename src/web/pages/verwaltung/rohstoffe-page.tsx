import { VerwaltungHeading } from './verwaltung-heading.tsx';

export function RohstoffePage() {
  return <VerwaltungHeading title="Rohstoff-Verwaltung" />;
}
