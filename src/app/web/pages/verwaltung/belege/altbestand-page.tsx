import { Navigate } from 'react-router';
import { AltbestandAnsicht } from '#features/buchhaltung/web/verwaltung/altbestand/altbestand-ansicht.tsx';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

const intro =
  'Diese Lieferungen gingen aus dem Haus, bevor der Laden Rechnungen schrieb. Wofür Sie schon von Hand eine Rechnung geschrieben haben, das haken Sie ab, damit nicht zwei davon in der Welt sind.';

/** What was delivered before there were documents. While the shop is announced there is none (R36). */
export function AltbestandPage() {
  const { phase } = useLaden();
  if (phase === 'angekuendigt') return <Navigate to="/" replace />;
  return (
    <AdminPage title="Belege nachholen" intro={intro}>
      <AltbestandAnsicht />
    </AdminPage>
  );
}
