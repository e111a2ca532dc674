import { useCallback, useEffect, useRef, useState } from 'react';
import type { EntwurfState } from '#web/entwurf/use-entwurf.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import type { BestellBody } from '../../../contract.ts';
import type { KasseEntwurf } from '../../../formular/kasse-entwurf.ts';
import { useSendBestellung } from './use-send-bestellung.ts';

type KasseOffenProps = { token: string | null; state: EntwurfState<KasseEntwurf>; offen: BestellBody };

/**
 * The answer to an order got lost, and the cart is empty: so it was made. Asks for it by sending the same
 * order again, which leads to its page; with an empty cart nothing new can be ordered by that.
 */
export function KasseOffen({ token, state, offen }: KasseOffenProps) {
  const send = useSendBestellung(token, state);
  const ask = useRef(() => Promise.resolve());
  ask.current = () => send(offen);
  const [isLost, setIsLost] = useState(false);
  const handleAsk = useCallback(() => {
    setIsLost(false);
    // Without such an order the draft drops it, and the page says that the cart is empty.
    ask.current().catch(() => setIsLost(true));
  }, []);

  useEffect(() => {
    handleAsk();
    addEventListener('online', handleAsk);
    return () => removeEventListener('online', handleAsk);
  }, [handleAsk]);

  if (!isLost) return <Spinner label="Wir sehen nach, ob Ihre Bestellung angekommen ist …" />;
  return (
    <Alert
      kind="error"
      action={
        <Button look="secondary" onClick={handleAsk}>
          Noch einmal nachsehen
        </Button>
      }
    >
      Ihr Warenkorb ist bestellt, aber die Bestätigung kam nicht bei Ihnen an. Bitte prüfen Sie die Verbindung
      und sehen Sie noch einmal nach. Bestellt wird dabei nichts Neues.
    </Alert>
  );
}
