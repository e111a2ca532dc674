import { Link, useNavigate } from 'react-router';
import { startSeite } from '#features/auth/start-seite.ts';
import { LoginForm } from '#features/auth/web/shop/login-form.tsx';
import { PageHead } from '#web/ui/shop/page-head.tsx';
import styles from './account-page.module.css';

export function LoginPage() {
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <PageHead title="Anmelden" description="Melden Sie sich mit Ihrem Kundenkonto an." isHidden />
      <h1>Anmelden</h1>
      <LoginForm onSignedIn={(user) => navigate(startSeite(user))} />
      <p className={styles.other}>
        Noch kein Konto? <Link to="/register">Jetzt registrieren</Link>
      </p>
    </div>
  );
}
