import { Link, Navigate } from 'react-router';
import { startSeite } from '#features/auth/start-seite.ts';
import { useSession } from '#features/auth/web/session.ts';
import { LoginForm } from '#features/auth/web/shop/login-form.tsx';
import { NeedsScript } from '#web/ui/shop/needs-script.tsx';
import { PageHead } from '#web/ui/shop/page-head.tsx';
import styles from './account-page.module.css';

/** Redirects signed-in users to the start page, also after signing in here. */
export function LoginPage() {
  const { user } = useSession();
  if (user) return <Navigate to={startSeite(user)} replace />;
  return (
    <div className={styles.page}>
      <PageHead title="Anmelden" description="Melden Sie sich mit Ihrem Kundenkonto an." isHidden />
      <h1>Anmelden</h1>
      <NeedsScript />
      <LoginForm />
      <p className={styles.other}>
        Noch kein Konto? <Link to="/register">Jetzt registrieren</Link>
      </p>
    </div>
  );
}
