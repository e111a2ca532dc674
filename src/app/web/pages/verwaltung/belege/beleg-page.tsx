import { Navigate } from 'react-router';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

/** One invoice or correction. */
export function BelegPage() {
  const { phase } = useLaden();
  if (phase === 'angekuendigt') return <Navigate to="/" replace />;
  return <AdminPage title="Beleg">{null}</AdminPage>;
}
