import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { Spinner } from '#web/ui/shop/spinner.tsx';
import { type Bedingung, zielOhneZugang } from '../zugang.ts';
import { useSession } from './session.ts';

/** Renders a page only for permitted users. For convenience; the protection is the server's (R3). */
export function Guard({ children, ...bedingung }: Bedingung & { children: ReactNode }) {
  const { isLoading, user } = useSession();
  if (isLoading) return <Spinner label="Einen Augenblick …" />;
  const ziel = zielOhneZugang(user, bedingung);
  return ziel ? <Navigate to={ziel} replace /> : children;
}
