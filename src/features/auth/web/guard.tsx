import { Navigate, useLocation } from 'react-router';
import type { Elements } from '#web/ui/elements.ts';
import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import { herkunft } from '../herkunft.ts';
import { type Bedingung, zielOhneZugang } from '../zugang.ts';
import { useSession } from './session.ts';

/** Renders a page only for permitted users. For convenience; the protection is the server's (R3). */
export function Guard({ children, ...bedingung }: Bedingung & { children: Elements }) {
  const { isLoading, user } = useSession();
  const location = useLocation();
  if (isLoading) return <Spinner label="Einen Augenblick …" />;
  const ziel = zielOhneZugang(user, bedingung);
  return ziel ? <Navigate to={ziel} state={herkunft(location)} replace /> : children;
}
