import { Navigate } from 'react-router';
import { BelegeAnsicht } from '#features/buchhaltung/web/verwaltung/liste/belege-ansicht.tsx';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

/** All invoices and corrections of the shop. While it is announced there are none (R36). */
export function BelegePage() {
  const { phase } = useLaden();
  if (phase === 'angekuendigt') return <Navigate to="/" replace />;
  return (
    <AdminPage title="Belege">
      <BelegeAnsicht />
    </AdminPage>
  );
}
