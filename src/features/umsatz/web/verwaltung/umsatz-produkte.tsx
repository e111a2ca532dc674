import type { Umsatz } from '../../contract.ts';
import styles from './umsatz-produkte.module.css';

/** Soaps that the picture shows. */
const gezeigt = 5;

/** What was sold most in a month, as bars. */
export function UmsatzProdukte({ produkte }: Pick<Umsatz, 'produkte'>) {
  const beste = produkte.slice(0, gezeigt);
  const meiste = Math.max(1, ...beste.map(({ stueck }) => stueck));
  return (
    <ol className="stack-3">
      {beste.map(({ produktId, name, stueck }) => (
        <li key={produktId} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <span className={`amount ${styles.stueck}`}>{`${stueck} Stück`}</span>
          <span className={styles.bar} data-figure aria-hidden>
            <span className={styles.fill} style={{ width: `${(Math.max(0, stueck) / meiste) * 100}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}
