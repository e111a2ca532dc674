import { Link } from 'react-router';
import { belegTitelWeich } from '#features/beleg/beleg-worte.ts';
import { belegBruttoText } from '#features/beleg/beleg-zeile-text.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import type { BelegListenZeile } from '../../../contract.ts';
import { belegPath } from '../beleg-angaben.ts';
import { WozuWorte } from '../wozu-worte.tsx';
import { AnWen } from './belege-columns.tsx';
import styles from './belege-liste.module.css';

/** A document for a thumb: the whole card opens it. */
export function BelegKarte({ zeile }: { zeile: BelegListenZeile }) {
  const { nummer, tag, brutto } = zeile;
  return (
    <article className={styles.karte}>
      <div className={`spread ${styles.kopf}`}>
        <h2 className={styles.titel}>
          <Link className={styles.link} to={belegPath(nummer)}>
            {nummer}
          </Link>
        </h2>
        <span className={`amount ${styles.brutto}`}>{belegBruttoText(brutto)}</span>
      </div>
      <p className={styles.zeile}>
        <AnWen zeile={zeile} />
      </p>
      <p className={`quiet ${styles.zeile}`}>
        <span>{[belegTitelWeich(zeile), formatDatum(tag)].filter(Boolean).join(' · ')}</span>
        <br />
        <WozuWorte zeile={zeile} />
      </p>
    </article>
  );
}
