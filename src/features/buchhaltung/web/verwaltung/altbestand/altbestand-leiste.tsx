import { Button, Progress } from '@mantine/core';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { pageBar } from '#web/ui/shop/bar.ts';
import { belegeText, summeText } from '../../../altbestand-text.ts';
import styles from './altbestand.module.css';
import type { Wahl } from './altbestand-auswahl.tsx';
import type { Lauf } from './use-schreiben.ts';

type AltbestandLeisteProps = {
  wahl: Wahl;
  /** While documents are written. */
  lauf: Lauf | undefined;
  onSchreiben: () => void;
  onStop: () => void;
};

/** What is ticked and the one action, or how far it has come, at the lower edge of the screen. */
export function AltbestandLeiste({ wahl, lauf, onSchreiben, onStop }: AltbestandLeisteProps) {
  return (
    <div ref={pageBar} className={`row-3 ${styles.leiste}`} data-sticky data-keep-clear>
      {lauf ? (
        <Fortschritt lauf={lauf} onStop={onStop} />
      ) : (
        <>
          <p role="status" className={styles.summe}>
            {`${formatZahl(wahl.size)} ausgewählt, ${summeText([...wahl.values()])}`}
          </p>
          <Button className={styles.schreiben} onClick={onSchreiben}>
            {`${belegeText(wahl.size)} schreiben`}
          </Button>
        </>
      )}
    </div>
  );
}

function Fortschritt({ lauf, onStop }: { lauf: Lauf; onStop: () => void }) {
  const [fertig, alle] = [lauf.ergebnisse.length, lauf.eintraege.length];
  const isHalt = lauf.stand === 'haelt';
  return (
    <>
      <div className={styles.fortschritt}>
        <p role="status">
          {isHalt
            ? 'Wird nach diesem Schritt angehalten …'
            : `${formatZahl(fertig)} von ${formatZahl(alle)} sind bearbeitet …`}
        </p>
        <Progress aria-label="Belege werden geschrieben" value={(100 * fertig) / alle} />
      </div>
      <Button variant="default" className={styles.schreiben} disabled={isHalt} onClick={onStop}>
        Anhalten
      </Button>
    </>
  );
}
