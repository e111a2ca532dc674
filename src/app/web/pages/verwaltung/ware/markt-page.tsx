import { Navigate } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { useMarkt } from '#features/markt/web/markt.queries.ts';
import { MarktAnsicht } from '#features/markt/web/verwaltung/markt-ansicht.tsx';
import { MarktTage } from '#features/markt/web/verwaltung/markt-tage.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { WhenKnown } from '#web/ui/verwaltung/when-known.tsx';
import { isAdmin } from '../../../layouts/header/user-links.ts';

/** A market day on one sheet (R44: no till); unknown as long as the shop is announced (R36). */
export function MarktPage() {
  const { phase } = useLaden();
  if (phase === 'angekuendigt') return <Navigate to="/" replace />;
  return <Markt />;
}

function Markt() {
  const { user } = useSession();
  const { isLoading, isFetched } = useMarkt();
  const isInhaberin = user != null && isAdmin(user);
  return (
    <AdminPage
      title="Markttag"
      intro="Der Laden zählt Stück und Umsatz. Das Geld vom Markt gehört in Ihr eigenes Buch."
    >
      <MarktAnsicht isAdmin={isInhaberin} />
      <WhenKnown isKnown={isFetched || !isLoading}>
        <MarktTage isAdmin={isInhaberin} />
      </WhenKnown>
    </AdminPage>
  );
}
