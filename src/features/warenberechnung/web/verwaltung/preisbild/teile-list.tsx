import { betragText } from '../betrag-text.ts';
import type { Segment } from './preis-segmente.ts';
import { segmentFarbe } from './segment-farben.ts';
import styles from './teile-list.module.css';

type TeileListProps = { titel: string; summe: number; teile: Segment[] };

/** One group of the price: its sum, and its parts in the colours of the bar. */
export function TeileList({ titel, summe, teile }: TeileListProps) {
  return (
    <div className={styles.gruppe}>
      <p className={`spread ${styles.titel}`}>
        <span>{titel}</span>
        <strong className={summe < 0 ? styles.minus : undefined}>{betragText(summe)}</strong>
      </p>
      <ul className={styles.teile}>
        {teile
          .filter(({ betrag }) => betrag !== 0)
          .map(({ key, name, betrag }) => (
            <li key={key} className={styles.teil}>
              <span className={styles.farbe} data-figure style={{ background: segmentFarbe(key) }} />
              <span>{name}</span>
              {betrag === null ? (
                <span className={styles.fehlt}>fehlt</span>
              ) : (
                <span className={`amount ${styles.betrag}`}>{betragText(betrag)}</span>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}
