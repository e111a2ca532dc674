import { Navigate } from 'react-router';
import { AltbestandAnsicht } from '#features/buchhaltung/web/verwaltung/altbestand/altbestand-ansicht.tsx';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

const intro =
  'Diese Lieferungen gingen aus dem Haus, bevor der Laden Rechnungen schrieb. Haben Sie für manche schon von Hand eine Rechnung geschrieben, haken Sie diese ab: Eine zweite darf es nicht geben.';

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
