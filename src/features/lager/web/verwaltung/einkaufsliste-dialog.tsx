import { Button } from '@mantine/core';
import { Dialog } from '#web/ui/verwaltung/dialog.tsx';
import { snackbar } from '#web/ui/verwaltung/snackbar.ts';
import type { Warnung } from '../../contract.ts';
import { shoppingLists, shoppingText } from '../../einkaufsliste.ts';
import { mengeText } from '../../menge-text.ts';
import styles from './einkaufsliste-dialog.module.css';

/** What is missing up to the minimum, to copy or to print. */
export function EinkaufslisteDialog({ warnungen, onClose }: { warnungen: Warnung[]; onClose: () => void }) {
  const copy = () =>
    copyText(shoppingText(warnungen)).then(
      () => snackbar.success('Einkaufsliste kopiert'),
      () => snackbar.error('Das Kopieren ist in diesem Browser nicht möglich.'),
    );
  return (
    <Dialog
      title="Einkaufsliste"
      size="30rem"
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={() => window.print()}>
            Drucken
          </Button>
          <Button onClick={copy}>Kopieren</Button>
        </>
      }
    >
      <div className={styles.lists} data-print>
        {shoppingLists(warnungen).map(({ titel, zeilen }) => (
          <section key={titel}>
            <h3 className={styles.title}>{titel}</h3>
            <ul className={styles.list}>
              {zeilen.map(({ _id, name, differenz, einheit }) => (
                <li key={_id}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.menge}>{mengeText(differenz, einheit)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Without a secure connection a browser offers no clipboard at all. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
