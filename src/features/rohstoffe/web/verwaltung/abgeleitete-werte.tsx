import { formatZahl } from '#shared/zahl.ts';
import styles from './abgeleitete-werte.module.css';
import { preisText } from './preis-text.ts';
import type { AbgeleitetesFeld } from './rohstoff-screen.ts';

type AbgeleiteteWerteProps = { felder: AbgeleitetesFeld[]; werte: Record<string, number> | undefined };

/** The derived values, read-only; changes are announced. */
export function AbgeleiteteWerte({ felder, werte }: AbgeleiteteWerteProps) {
  return (
    <div className={styles.werte}>
      {felder.map(({ name, label, decimals }) => {
        const wert = werte?.[name];
        return (
          <div key={name} className={styles.wert}>
            <label htmlFor={`abgeleitet-${name}`}>{label}</label>
            <output id={`abgeleitet-${name}`}>
              {wert === undefined && '–'}
              {wert !== undefined && (decimals === undefined ? formatZahl(wert) : preisText(wert, decimals))}
            </output>
          </div>
        );
      })}
    </div>
  );
}
