import { Suspense, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useNavigate } from 'react-router';
import { Guard } from '#features/auth/web/guard.tsx';
import { useSession } from '#features/auth/web/session.ts';
import { forgetSession } from '#features/auth/web/sign-in.ts';
import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { useBestellungen, useProfil } from '#features/konto/web/profil.queries.ts';
import type { ProfilAnsichtProps } from '#features/konto/web/shop/profil-ansicht.tsx';
import { Button } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import { Skeleton } from '#web/ui/shop/message/skeleton.tsx';
import { showSuccess } from '#web/ui/shop/message/toast.ts';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import styles from './profile-page.module.css';

const loadAnsicht = () =>
  import('#features/konto/web/shop/profil-ansicht.tsx').then(({ ProfilAnsicht }) => ProfilAnsicht);
const ProfilAnsicht = lazyPart<ProfilAnsichtProps>(loadAnsicht);

/** The own account, from the opening on (R36); until then nothing is at this address. */
export function ProfilePage() {
  const { phase } = useLaden();
  const description = `Ihr Kundenkonto bei ${useLadenName()}.`;
  if (phase === 'angekuendigt') return <Navigate to="/" replace />;
  return (
    <Container className={styles.page}>
      <PageHead title="Mein Profil" description={description} isHidden />
      <h1>Mein Profil</h1>
      <Guard>
        <EigenesProfil />
      </Guard>
    </Container>
  );
}

function EigenesProfil() {
  const { user } = useSession();
  // By the person: a form never stays for the next one.
  return user && <Profil key={user.id} userId={user.id} />;
}

function Profil({ userId }: { userId: string }) {
  const { data: profil, error, isFetching, refetch } = useProfil(userId);
  // Beside the profile: drawn together, so that the orders push nothing away. Their part shows its error itself.
  const { isFetched: areBestellungenFetched } = useBestellungen(userId);
  const onEnde = useEnde();
  // Beside the data, not after it; a failure shows when the part is drawn.
  useEffect(() => void loadAnsicht().catch(() => {}), []);
  if (!profil && error) return <Unbekannt isBusy={isFetching} onRetry={() => void refetch()} />;
  if (!profil || !areBestellungenFetched) return <Laedt />;
  const { vorname, nachname, kundennummer } = profil;
  return (
    <Suspense fallback={<Laedt />}>
      <p className={styles.person}>
        <bdi>{`${vorname} ${nachname}`}</bdi>
        {kundennummer && (
          <span className="quiet">
            Kundennummer <span className={styles.ganz}>{kundennummer}</span>
          </span>
        )}
      </p>
      <ProfilAnsicht profil={profil} userId={userId} onEnde={onEnde} />
    </Suspense>
  );
}

/** The server has ended the session: this browser follows, and the start page says why. */
function useEnde() {
  const navigate = useNavigate();
  return (meldung: string) => {
    // The guard redirects to /login at the end of a session; it must do so before the navigation to the start page.
    flushSync(forgetSession);
    void navigate('/');
    showSuccess(meldung);
  };
}

/** In the places of what is being loaded. */
function Laedt() {
  return (
    <div role="status">
      <VisuallyHidden>Lade Profil...</VisuallyHidden>
      <p className={styles.person}>
        <Skeleton width="12rem" height="1.6em" />
      </p>
      <div className={`stack-6 ${styles.laedt}`}>
        {['18rem', '13rem', '16rem', '12rem'].map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    </div>
  );
}

function Unbekannt({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      action={
        <Button disabled={isBusy} onClick={onRetry}>
          {isBusy ? 'Wird geladen …' : 'Erneut versuchen'}
        </Button>
      }
    >
      <Alert kind="error">Ihr Profil konnte gerade nicht geladen werden.</Alert>
    </EmptyState>
  );
}
