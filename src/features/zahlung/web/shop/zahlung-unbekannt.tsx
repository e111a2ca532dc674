import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import styles from './zahlung-laedt.module.css';

export type Nochmal = { isBusy: boolean; onNochmal: () => void };

/** Nothing is known, because nothing was answered. */
export function ZahlungUnbekannt({ token, isBusy, onNochmal }: Nochmal & { token: string }) {
  return (
    <>
      <h1 className={styles.titel}>Ihre Zahlung</h1>
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
          Wie es um Ihre Zahlung steht, konnte gerade nicht geladen werden. Ihre Bestellung ist bei uns gut
          aufgehoben.
        </Alert>
      </EmptyState>
    </>
  );
}
