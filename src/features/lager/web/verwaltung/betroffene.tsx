import { Button } from '@mantine/core';
import { type Bestellungen, betroffeneText } from '#features/bestand/betroffene.ts';
import { Alert } from '#web/ui/shop/alert.tsx';
import { Dialog } from '#web/ui/verwaltung/dialog.tsx';
import { NummernText } from '#web/ui/verwaltung/nummern-text.tsx';
import styles from './betroffene.module.css';
import { copyText } from './copy-text.ts';

/** A booked article with the orders that the shelf does not cover. */
export type Betroffenes = { name: string; betroffen: Bestellungen };

/** The orders that a booking hits, to read and to copy; nothing where there are none. */
export function Betroffene({ artikel }: { artikel: Betroffenes[] }) {
  if (artikel.length === 0) return null;
  const zeilen = artikel.map(({ name, betroffen }) => `${name}: ${betroffeneText(betroffen)}`);
  return (
    <Alert
      kind="warning"
      action={
        <Button
          variant="default"
          onClick={() => copyText(zeilen.join('\n'), { copied: 'Bestellungen kopiert' })}
        >
          Kopieren
        </Button>
      }
    >
      <p className={styles.satz}>Für diese Bestellungen reicht das Regal nicht mehr.</p>
      <ul className={styles.list}>
        {zeilen.map((zeile) => (
          <li key={zeile}>
            <NummernText text={zeile} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type BetroffeneDialogProps = { artikel: Betroffenes; onClose: () => void };

/** The result of a booking of one article that hits orders. */
export function BetroffeneDialog({ artikel, onClose }: BetroffeneDialogProps) {
  return (
    <Dialog
      title="Gebucht"
      size="34rem"
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          Fertig
        </Button>
      }
    >
      <Betroffene artikel={[artikel]} />
    </Dialog>
  );
}
