import { useAuftraege } from '#features/auftrag/web/verwaltung/auftraege.queries.ts';
import { AuftraegeListe } from '#features/auftrag/web/verwaltung/auftraege-liste.tsx';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { VerwaltungHeading } from './verwaltung-heading.tsx';

const title = 'Bestell\u00adver\u00adwal\u00adtung';

/** The heading alone while the shop is announced (admin.txt §2) and has no orders; they are handled in every phase (R36). */
export function BestellungenPage() {
  const { phase } = useLaden();
  const { data } = useAuftraege();
  const hasAuftraege = data?.pages.some(({ auftraege }) => auftraege.length > 0) === true;
  if (phase === 'angekuendigt' && !hasAuftraege) return <VerwaltungHeading title={title} />;
  return (
    <AdminPage title={title}>
      <AuftraegeListe />
    </AdminPage>
  );
}
