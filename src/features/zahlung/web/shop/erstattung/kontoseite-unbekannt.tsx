import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import styles from './kontoseite-laedt.module.css';

type KontoseiteUnbekanntProps = { token: string; isBusy: boolean; onNochmal: () => void };

/** Nothing is known, because nothing was answered. */
export function KontoseiteUnbekannt({ token, isBusy, onNochmal }: KontoseiteUnbekanntProps) {
  return (
    <>
      <h1 className={styles.titel}>Ihr Geld zurück</h1>
      <EmptyState
        action={
          <>
            <Button disabled={isBusy} onClick={onNochmal}>
              {isBusy ? 'Wird geladen …' : 'Erneut versuchen'}
            </Button>
            <LinkButton look="quiet" to={`/bestellung/${token}`}>
              Zur Bestellung
            </LinkButton>
          </>
        }
      >
        <Alert kind="error">
          Wie es um Ihr Geld steht, konnte gerade nicht geladen werden. Verloren geht davon nichts.
        </Alert>
      </EmptyState>
    </>
  );
}
