import { formatZahl } from '#shared/number/format-zahl.ts';
import styles from './level-bar.module.css';

type LevelBarProps = {
  vorrat: number;
  mindestbestand: number;
  /** Shown behind both numbers: 'g', 'Tropfen', 'Stück'. */
  einheit: string;
  /** Whether the level is low; by default below the minimum. */
  isKnapp?: boolean;
};

/**
 * A stock level as number and bar. The bar is full at twice the minimum, so that the mark of the minimum is in its
 * middle and the bars of different articles are comparable. A low level is red, with a text that says so.
 */
export function LevelBar({
  vorrat,
  mindestbestand,
  einheit,
  isKnapp = vorrat < mindestbestand,
}: LevelBarProps) {
  const minimum = `Mindestbestand ${formatZahl(mindestbestand, 2)} ${einheit}`;
  return (
    <div className={styles.level} data-knapp={isKnapp || undefined}>
      <span className={`amount ${styles.number}`}>{`${formatZahl(vorrat, 2)} ${einheit}`}</span>
      {mindestbestand > 0 && (
        <span
          className={styles.bar}
          data-figure
          role="img"
          aria-label={isKnapp ? `knapp, ${minimum}` : minimum}
          title={minimum}
        >
          <span className={styles.fill} style={{ width: `${share(vorrat, mindestbestand)}%` }} />
        </span>
      )}
    </div>
  );
}

function share(vorrat: number, mindestbestand: number): number {
  return Math.min(100, Math.max(0, (vorrat / (mindestbestand * 2)) * 100));
}
