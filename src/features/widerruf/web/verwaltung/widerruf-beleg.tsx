import { Button } from '@mantine/core';
import type { GelesenerWiderruf } from '../../bearbeitung/read-widerruf.ts';
import { widerrufVerwaltungCalls } from '../../bearbeitung/verwaltung-calls.ts';
import { belegText, canBelegSenden } from '../../bearbeitung/widerruf-worte.ts';
import { useDirekterWiderrufSchritt } from './use-direkter-schritt.ts';
import styles from './widerrufe.module.css';

/** What became of the receipt, which is owed at once; one that was not written can be sent. */
export function WiderrufBeleg({ widerruf }: { widerruf: GelesenerWiderruf }) {
  const { tun, isPending } = useDirekterWiderrufSchritt(widerruf);
  return (
    <div className={styles.beleg}>
      <p>
        <span className={styles.leise}>Eingangsbestätigung:</span> <span>{belegText(widerruf)}</span>
      </p>
      {canBelegSenden(widerruf) && (
        <Button
          variant="default"
          loading={isPending}
          onClick={() =>
            void tun({
              schritt: (api, ziel) => api.send(widerrufVerwaltungCalls.beleg, ziel),
              sonst: 'Die Eingangsbestätigung ist geschrieben.',
            })
          }
        >
          Eingangsbestätigung senden
        </Button>
      )}
    </div>
  );
}
