import { useApi } from '#web/api/api-context.ts';
import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import type { Bedingung } from '../../zugang.ts';
import { zutrittSatz } from '../../zutritt-satz.ts';
import { useSession } from '../session.ts';
import { signOut } from '../sign-in.ts';
import styles from './kein-zutritt.module.css';

/** In place of a page that the signed-in person may not see: for whom it is, and the ways on (R54). */
export function KeinZutritt(bedingung: Bedingung) {
  const api = useApi();
  const { user } = useSession();
  const isStaff = ['admin', 'employee'].includes(user?.role ?? user?.rolle ?? '');
  return (
    <Container>
      <PageHead title="Kein Zutritt" description="Diese Seite ist nicht für alle." isHidden />
      <EmptyState
        action={
          <div className={`row-3 ${styles.wege}`}>
            {isStaff ? (
              <LinkButton to="/admin/dashboard">Zum Dashboard</LinkButton>
            ) : (
              <LinkButton to="/">Zur Startseite</LinkButton>
            )}
            {/* Signed out, the guard leads to signing in, which returns here. */}
            <Button look="secondary" onClick={() => void signOut(api)}>
              Mit anderem Konto anmelden
            </Button>
          </div>
        }
      >
        <h1 className={styles.titel}>Diese Seite dürfen Sie nicht sehen</h1>
        <p>{`${zutrittSatz(bedingung)} Sie sind als ${user?.name} angemeldet.`}</p>
      </EmptyState>
    </Container>
  );
}
