import { Button } from '@mantine/core';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import type { GelesenerWiderruf } from '../../bearbeitung/read-widerruf.ts';
import { widerrufVerwaltungCalls } from '../../bearbeitung/verwaltung-calls.ts';
import { belegText, canBelegSenden } from '../../bearbeitung/widerruf-worte.ts';
import styles from './widerrufe.module.css';
import { useWiderrufSchritt } from './widerrufe.queries.ts';

/** What became of the receipt, which is owed at once; one that was not written can be sent. */
export function WiderrufBeleg({ widerruf }: { widerruf: GelesenerWiderruf }) {
  const { run, isPending } = useWiderrufSchritt(widerruf);
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
            void run(
              schrittOf(widerrufVerwaltungCalls.beleg, undefined, {
                frage: {
                  question: 'Eingangsbestätigung senden?',
                  what: [widerruf.name || 'Ohne Namen', widerruf.email].filter(Boolean).join(', '),
                  consequence: 'Der Laden schickt die E-Mail an diese Adresse.',
                  yes: 'Ja, senden',
                  isDestructive: false,
                },
                sonst: 'Die Eingangsbestätigung ist geschrieben.',
              }),
            )
          }
        >
          Eingangsbestätigung senden
        </Button>
      )}
    </div>
  );
}
