import { GewaehrleistungKarte } from '#features/einstellung/web/verwaltung/gewaehrleistung-karte.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

/** The guarantee notice on a screen of its own, below the settings. */
export function GewaehrleistungPage() {
  return (
    <AdminPage title="Gewähr&shy;leistung">
      <GewaehrleistungKarte />
    </AdminPage>
  );
}
