import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { herkunft } from '../herkunft.ts';
import { type Bedingung, zielOhneZugang } from '../zugang.ts';
import { useSession } from './session.ts';

const KeinZutritt = lazyPart<Bedingung>(() =>
  import('./shop/kein-zutritt.tsx').then((part) => part.KeinZutritt),
);

/**
 * Renders a page only for permitted users, and from the opening on says to others why it is closed (R54). For
 * convenience; the protection is the server's (R3).
 */
export function Guard({ children, ...bedingung }: Bedingung & { children: Elements }) {
  const { isLoading, user } = useSession();
  const location = useLocation();
  const { phase } = useLaden();
  if (isLoading) return <Spinner label="Einen Augenblick …" />;
  const ziel = zielOhneZugang(user, bedingung);
  if (ziel === '/' && phase !== 'angekuendigt')
    return (
      <Suspense>
        <KeinZutritt {...bedingung} />
      </Suspense>
    );
  return ziel ? <Navigate to={ziel} state={herkunft(location)} replace /> : children;
}
