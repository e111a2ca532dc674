import { Navigate } from 'react-router';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { PasswortVergessen } from '#features/konto/web/shop/zugang/passwort-vergessen.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import styles from './account-page.module.css';

/** Once the shop has opened; before that it is an unknown path (R36). */
export function PasswortVergessenPage() {
  const { phase } = useLaden();
  if (phase === 'angekuendigt') return <Navigate to="/" replace />;
  return (
    <div className={styles.page}>
      <PageHead
        title="Passwort vergessen"
        description="Vergeben Sie ein neues Passwort für Ihr Kundenkonto."
        isHidden
      />
      <PasswortVergessen />
    </div>
  );
}
