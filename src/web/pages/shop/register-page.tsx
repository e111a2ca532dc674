import { Link, useNavigate } from 'react-router';
import { startSeite } from '#features/auth/start-seite.ts';
import { RegisterForm } from '#features/auth/web/shop/register-form.tsx';
import { PageHead } from '#web/ui/shop/page-head.tsx';
import styles from './account-page.module.css';

export function RegisterPage() {
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <PageHead title="Registrieren" description="Legen Sie ein Kundenkonto an." isHidden />
      <h1>Registrieren</h1>
      <RegisterForm onSignedIn={(user) => navigate(startSeite(user))} />
      <p className={styles.other}>
        Sie haben schon ein Konto? <Link to="/login">Zur Anmeldung</Link>
      </p>
    </div>
  );
}
