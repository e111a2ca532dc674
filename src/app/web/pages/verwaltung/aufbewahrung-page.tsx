import { AufbewahrungVerwaltung } from '#features/aufbewahrung/web/verwaltung/aufbewahrung-verwaltung.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

/** What the shop keeps of people, why and until when. */
export function AufbewahrungPage() {
  return (
    <AdminPage
      title="Aufbe&shy;wahrung"
      intro="Was der Laden über Menschen aufbewahrt, warum und bis wann. Beträge, Waren und das Lagerbuch bleiben immer."
    >
      <AufbewahrungVerwaltung />
    </AdminPage>
  );
}
