import { useState } from 'react';
import { formatEuro } from '#shared/number/money.ts';
import { ApiError } from '#web/api/client.ts';
import { errorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { ConfirmDialog } from '#web/ui/shop/message/confirm-dialog.tsx';
import { stornoFolge, zuZahlenOf } from '../../bestellung-worte.ts';
import { nummerText } from '../../nummer-text.ts';
import type { GeleseneBestellung } from '../../read-bestellung.ts';
import { useBestellung, useStornieren } from '../bestellung.queries.ts';
import styles from './bestellung.module.css';

type BestellungStornoProps = {
  bestellung: GeleseneBestellung;
  token: string;
  onMeldung: (text: string) => void;
};

/** Cancels the order while nothing of it is sent. */
export function BestellungStorno({ bestellung, token, onMeldung }: BestellungStornoProps) {
  const { nummer } = bestellung;
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending, error } = useStornieren(token);
  const { refetch } = useBestellung(token);
  const handleAsk = () => {
    setIsAsking(true);
    // The page may have been open since its money came in: the question says what follows now.
    void refetch();
  };

  const handleYes = async () => {
    // By then this button may be gone: the order is already shown as cancelled.
    const message = await mutateAsync().catch(() => undefined);
    if (message !== undefined) onMeldung(message || `Die Bestellung ${nummer} ist storniert.`);
  };

  return (
    <div className={styles.storno}>
      {error && !isPending && <Alert kind="error">{stornoFehlerText(error)}</Alert>}
      <Button look="quiet" disabled={isPending} onClick={handleAsk}>
        {isPending ? 'Wird storniert …' : 'Bestellung stornieren'}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={`Möchten Sie die Bestellung ${nummerText(nummer)} über ${formatEuro(zuZahlenOf(bestellung))} stornieren?`}
          consequence={stornoFolge(bestellung)}
          yes="Ja, stornieren"
          no="Nein, behalten"
          onYes={() => void handleYes()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

/** The server refused and says why; without an answer it can just be tried again. */
function stornoFehlerText(error: Error): string {
  return error instanceof ApiError && error.hasServerText
    ? errorText(error)
    : 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.';
}
