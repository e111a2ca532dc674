import type { ReactNode } from 'react';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import type { Blatt } from '../../blatt.ts';
import styles from './blatt.module.css';
import { goOn } from './go-on.ts';

export type Spalte = 'mitgenommen' | 'zurueck';

/** A soap of the sheet with what is typed for it. */
export type Zeile = {
  produktId: string;
  name: string;
  preis: number;
  /** What stands below the name: the price, and what is free or sold. */
  dazu: ReactNode;
  mitgenommen: string;
  zurueck: string;
};

type BlattZeilenProps = {
  label: string;
  zeilen: Zeile[];
  /** The columns with their German words, of which the last one is gone through by Enter. */
  spalten: { spalte: Spalte; wort: string }[];
  fehler: Blatt['fehler'];
  onType: (produktId: string, spalte: Spalte, text: string) => void;
};

/** The soaps with a number each: on a phone eight fit below each other with their fields in reach of one thumb. */
export function BlattZeilen({ label, zeilen, spalten, fehler, onType }: BlattZeilenProps) {
  return (
    <>
      <div className={`quiet ${styles.kopf}`} aria-hidden="true">
        {spalten.map(({ spalte, wort }) => (
          <span key={spalte} className={styles.feld}>
            {trennbar(wort)}
          </span>
        ))}
      </div>
      <ul className={styles.zeilen} aria-label={label}>
        {zeilen.map((zeile) => (
          <li key={zeile.produktId} className={styles.zeile}>
            <div className={styles.seife}>
              <span className={styles.name}>{zeile.name}</span>
              <span className={`quiet ${styles.dazu}`}>{zeile.dazu}</span>
            </div>
            {spalten.map(({ spalte, wort }) => (
              <NumberField
                key={spalte}
                className={styles.feld}
                errorProps={{ className: styles.fehler }}
                aria-label={`${zeile.name}: ${wort}`}
                data-spalte={spalte}
                isWhole
                maxLength={5}
                enterKeyHint="next"
                placeholder="0"
                onKeyDown={goOn}
                value={zeile[spalte]}
                error={fehler.get(zeile.produktId)?.[spalte]}
                onChange={({ currentTarget }) => onType(zeile.produktId, spalte, currentTarget.value)}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** With large text the word is wider than its column. */
function trennbar(wort: string): string {
  return wort.replace('Mitgenommen', 'Mit\u00adge\u00adnom\u00admen');
}
