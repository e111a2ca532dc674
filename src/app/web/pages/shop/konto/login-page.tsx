import { Link, Navigate, useLocation } from 'react-router';
import { anmeldeHinweis } from '#features/auth/anmelde-hinweis.ts';
import { startSeite } from '#features/auth/start-seite.ts';
import { useSession } from '#features/auth/web/session.ts';
import { LoginForm } from '#features/auth/web/shop/login-form.tsx';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { NeedsScript } from '#web/ui/shop/rendering/needs-script.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';
import styles from './account-page.module.css';

/** Redirects signed-in users to the page they came from or start with, also after signing in here. */
export function LoginPage() {
  const { user } = useSession();
  const { phase, name } = useLaden();
  const isAngekuendigt = phase === 'angekuendigt';
  const { state } = useLocation();
  // The server and the first render in the browser know no history.
  const hinweis = anmeldeHinweis(useIsHydrating() ? undefined : state);
  if (user)
    return <Navigate to={startSeite(user, { isAngekuendigt, isUnbenannt: name === '', state })} replace />;
  return (
    <div className={styles.page}>
      <PageHead title="Anmelden" description="Melden Sie sich mit Ihrem Kundenkonto an." isHidden />
      <h1>Anmelden</h1>
      <NeedsScript />
      <LoginForm {...hinweis} vergessen={isAngekuendigt ? undefined : (state ?? {})} />
      <p className={styles.other}>
        Noch kein Konto?{' '}
        <Link to="/register" state={state}>
          Jetzt registrieren
        </Link>
      </p>
    </div>
  );
}
