import { AuftraegeListe } from '#features/auftrag/web/verwaltung/auftraege-liste.tsx';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { VerwaltungHeading } from './verwaltung-heading.tsx';

const title = 'Bestell\u00adver\u00adwal\u00adtung';

/** The heading alone while the shop is announced (admin.txt §2); the orders once it takes some (R36). */
export function BestellungenPage() {
  const { phase } = useLaden();
  if (phase === 'angekuendigt') return <VerwaltungHeading title={title} />;
  return (
    <AdminPage title={title}>
      <AuftraegeListe />
    </AdminPage>
  );
}
