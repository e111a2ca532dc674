import { formatEinheitspreis } from '#shared/number/einheitspreis.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import type { AbgeleitetesFeld } from '../arten/rohstoff-screen.ts';
import styles from './abgeleitete-werte.module.css';

type AbgeleiteteWerteProps = { felder: AbgeleitetesFeld[]; werte: Record<string, number> | undefined };

/**
 * The derived values, read-only; changes are announced. Of a price of 0 they are 0: that it is missing stands
 * beside them (R10).
 */
export function AbgeleiteteWerte({ felder, werte }: AbgeleiteteWerteProps) {
  return (
    <div className={styles.werte}>
      {felder.map(({ name, label, decimals }) => {
        const wert = werte?.[name];
        return (
          <div key={name} className={`spread ${styles.wert}`}>
            <label htmlFor={`abgeleitet-${name}`}>{label}</label>
            <output id={`abgeleitet-${name}`}>
              {`${wert === undefined ? '–' : ''}${wert !== undefined ? (decimals === undefined ? formatZahl(wert) : formatEinheitspreis(wert, decimals)) : ''}`}
            </output>
          </div>
        );
      })}
    </div>
  );
}
