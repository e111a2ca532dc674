import { Navigate } from 'react-router';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

/** What was delivered before there were documents. */
export function AltbestandPage() {
  const { phase } = useLaden();
  if (phase === 'angekuendigt') return <Navigate to="/" replace />;
  return <AdminPage title="Belege nachholen">{null}</AdminPage>;
}
