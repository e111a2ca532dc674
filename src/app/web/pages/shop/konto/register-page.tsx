import { Link, Navigate, useLocation } from 'react-router';
import { startSeite } from '#features/auth/start-seite.ts';
import { useSession } from '#features/auth/web/session.ts';
import { RegisterForm } from '#features/auth/web/shop/register-form.tsx';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { showMessage } from '#web/ui/shop/message/toast.ts';
import { NeedsScript } from '#web/ui/shop/rendering/needs-script.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import styles from './account-page.module.css';

/** Redirects signed-in users to the page they came from or start with, also after registering here. */
export function RegisterPage() {
  const { user } = useSession();
  const { phase, name } = useLaden();
  const isAngekuendigt = phase === 'angekuendigt';
  const { state } = useLocation();
  if (user)
    return <Navigate to={startSeite(user, { isAngekuendigt, isUnbenannt: name === '', state })} replace />;
  return (
    <div className={styles.page}>
      <PageHead title="Registrieren" description="Legen Sie ein Kundenkonto an." isHidden />
      <h1>Registrieren</h1>
      <NeedsScript />
      <RegisterForm onRegistered={isAngekuendigt ? undefined : announceMail} />
      <p className={styles.other}>
        Sie haben schon ein Konto?{' '}
        <Link to="/login" state={state}>
          Zur Anmeldung
        </Link>
      </p>
    </div>
  );
}

function announceMail(): void {
  showMessage('Ihr Konto ist angelegt. Gleich kommt eine E-Mail, mit der Sie Ihre Adresse bestätigen.');
}
