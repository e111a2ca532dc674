import { monatText, monatVor } from '#shared/datum/monat.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { Umsatz } from '../../contract.ts';
import { tageIn } from '../../umsatz-text.ts';
import styles from './umsatz-bild.module.css';
import { UmsatzTabelle } from './umsatz-tabelle.tsx';

/** Height of the picture, and width of a day in it, in its own units. */
const hoehe = 100;
const breite = 10;

type UmsatzBildProps = { monat: string; jetzt: Umsatz; vorher: Umsatz };

/** The turnover of a month by day, after VAT (R51), with that of the month before behind it. */
export function UmsatzBild({ monat, jetzt, vorher }: UmsatzBildProps) {
  const tage = tageIn(monat);
  const [heute, damals] = [byTag(jetzt), byTag(vorher)];
  const hoechster = Math.max(0, ...heute.values(), ...damals.values());
  const teil = (euro = 0) => (hoechster === 0 ? 0 : (euro / hoechster) * hoehe);
  return (
    <figure className={styles.figure}>
      <div className={`quiet ${styles.top}`} aria-hidden>
        {hoechster > 0 && formatEuro(hoechster)}
      </div>
      <svg
        className={styles.picture}
        data-figure
        viewBox={`0 0 ${tage.length * breite} ${hoehe}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={describe(monat, heute)}
      >
        {tage.map((tag) => (
          <g key={tag} transform={`translate(${(tag - 1) * breite} ${hoehe}) scale(1 -1)`}>
            <rect className={styles.damals} x="0.8" width={breite - 1.6} height={teil(damals.get(tag))} />
            <rect className={styles.jetzt} x="2.6" width={breite - 5.2} height={teil(heute.get(tag))} />
          </g>
        ))}
      </svg>
      <div className={`quiet ${styles.axis}`} aria-hidden>
        {[1, 8, 15, 22, 29].map((tag) => (
          <span key={tag} style={{ left: tag === 1 ? 0 : `${((tag - 0.5) / tage.length) * 100}%` }}>
            {`${tag}.`}
          </span>
        ))}
      </div>
      <figcaption className={`quiet ${styles.legend}`} data-figure>
        <span className={styles.now}>{monatText(monat)}</span>
        <span className={styles.before}>{monatText(monatVor(monat))}</span>
      </figcaption>
      <UmsatzTabelle monat={monat} heute={heute} damals={damals} />
    </figure>
  );
}

/** Euros by day of the month. */
function byTag({ tage }: Umsatz): Map<number, number> {
  return new Map(
    tage.map(({ tag, umsatz, umsatzNetto = umsatz }) => [Number(tag.slice(8)), Math.max(0, umsatzNetto)]),
  );
}

function describe(monat: string, tage: Map<number, number>): string {
  const bester = [...tage].toSorted(([, a], [, b]) => b - a)[0];
  const was = `Umsatz je Tag im ${monatText(monat)}`;
  return bester ? `${was}, am meisten am ${bester[0]}.: ${formatEuro(bester[1])}` : `${was}: noch keiner`;
}
