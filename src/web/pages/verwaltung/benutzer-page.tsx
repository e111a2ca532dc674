import { VerwaltungHeading } from './verwaltung-heading.tsx';

export function BenutzerPage() {
  return <VerwaltungHeading title="Benutzerverwaltung" />;
}
