import { VerwaltungHeading } from './verwaltung-heading.tsx';

export function BestellungenPage() {
  return <VerwaltungHeading title="Bestell&shy;ver&shy;wal&shy;tung" />;
}
