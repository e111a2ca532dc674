import { Navigate } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { MarktAnsicht } from '#features/markt/web/verwaltung/markt-ansicht.tsx';
import { MarktTage } from '#features/markt/web/verwaltung/markt-tage.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { isAdmin } from '../../../layouts/header/user-links.ts';

/** A market day on one sheet (R44: no till); unknown as long as the shop is announced (R36). */
export function MarktPage() {
  const { phase } = useLaden();
  const { user } = useSession();
  if (phase === 'angekuendigt') return <Navigate to="/" replace />;
  const isInhaberin = user != null && isAdmin(user);
  return (
    <AdminPage
      title="Markttag"
      intro="Der Laden zählt Stück und Umsatz. Das Geld vom Markt gehört in Ihr eigenes Buch."
    >
      <MarktAnsicht isAdmin={isInhaberin} />
      <MarktTage isAdmin={isInhaberin} />
    </AdminPage>
  );
}
