import { Button } from '@mantine/core';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { useZaehlEntwurf, type Zaehlort } from './use-zaehl-entwurf.ts';

type EntwurfHinweisProps = Zaehlort & { onContinue: () => void };

/** A note that a count of this group was started and not booked. */
export function ZaehlEntwurfHinweis({ onContinue, ...ort }: EntwurfHinweisProps) {
  const [entwurf] = useZaehlEntwurf(ort);
  if (!entwurf) return null;
  const anzahl = Object.keys(entwurf.zeilen).length;
  return (
    <Alert
      kind="info"
      action={
        <Button variant="default" onClick={onContinue}>
          Weiter zählen
        </Button>
      }
    >{`Angefangene Zählung vom ${formatZeitpunkt(entwurf.begonnen)}: ${anzahl} Artikel gezählt, noch nicht gebucht.`}</Alert>
  );
}
