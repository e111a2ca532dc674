import { Button } from '@mantine/core';
import { formatEuro } from '#shared/number/money.ts';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import { copyText } from '#web/ui/verwaltung/message/copy-text.ts';
import type { Warnung } from '../../../contract.ts';
import { bedarfOf, shoppingLists, shoppingText } from '../../../einkaufsliste.ts';
import { fehltWort, mengeText } from '../../../menge-text.ts';
import styles from './einkaufsliste-dialog.module.css';

/** The amounts missing up to the minimum, to copy or to print. */
export function EinkaufslisteDialog({ warnungen, onClose }: { warnungen: Warnung[]; onClose: () => void }) {
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
          <Button onClick={() => copyText(shoppingText(warnungen), { copied: 'Einkaufsliste kopiert' })}>
            Kopieren
          </Button>
        </>
      }
    >
      <div className="stack-6" data-print>
        {shoppingLists(warnungen).map(({ titel, zeilen, summe }) => (
          <section key={titel}>
            <h3 className={styles.title}>{titel}</h3>
            <ul className={styles.list}>
              {zeilen.map((warnung) => (
                <Zeile key={warnung._id} warnung={warnung} />
              ))}
            </ul>
            {summe && <p className={styles.summe}>{summe}</p>}
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** The amount to get and its price; below the name the supplier and the missing amount. */
function Zeile({ warnung }: { warnung: Warnung }) {
  const { name, differenz, einheit } = warnung;
  const { menge, von, preis } = bedarfOf(warnung);
  const fehlt = mengeText(differenz, einheit);
  return (
    <li>
      <span className={styles.name}>
        <span>{name}</span>
        {menge !== fehlt && (
          <span className={`quiet ${styles.klein}`}>
            <span>{`${von ? `${von} · ` : ''}${fehltWort(differenz)} `}</span>
            <span className={`amount ${styles.menge}`}>{fehlt}</span>
          </span>
        )}
      </span>
      <span className={`amount ${styles.menge}`}>
        <span>{menge}</span>
        {preis !== null && <span className={`quiet ${styles.klein}`}>{formatEuro(preis)}</span>}
      </span>
    </li>
  );
}
