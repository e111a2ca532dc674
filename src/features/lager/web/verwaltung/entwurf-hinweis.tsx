import { Button } from '@mantine/core';
import { formatZeitpunkt } from '#shared/datum.ts';
import { Alert } from '#web/ui/shop/alert.tsx';
import type { LagerGruppe } from '../../artikel.ts';
import { useZaehlEntwurf } from './use-zaehl-entwurf.ts';

type EntwurfHinweisProps = { gruppe: LagerGruppe; onContinue: () => void };

/** Says that a count of this group was begun and not booked. */
export function EntwurfHinweis({ gruppe, onContinue }: EntwurfHinweisProps) {
  const [entwurf] = useZaehlEntwurf(gruppe);
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
    >
      Angefangene Zählung vom {formatZeitpunkt(entwurf.begonnen)}: {anzahl} Artikel gezählt, noch nicht
      gebucht.
    </Alert>
  );
}
