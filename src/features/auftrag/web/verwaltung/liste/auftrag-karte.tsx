import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatEuro } from '#shared/number/money.ts';
import type { GeleseneZeile } from '../../../read-auftrag.ts';
import { stueckText, wegText } from '../auftrag-worte.ts';
import { Stand, Versprochen } from './auftraege-columns.tsx';
import styles from './auftrag-karte.module.css';
import { NotizMarke } from './notiz-marke.tsx';

type AuftragKarteProps = { zeile: GeleseneZeile; heute: string; aktion: ReactNode };

/** An order for a thumb: the whole card opens it, and the one step that is next has a button. */
export function AuftragKarte({ zeile, heute, aktion }: AuftragKarteProps) {
  const { _id, nummer, name, posten, gesamt, hatNotiz } = zeile;
  return (
    <article className={styles.card}>
      <div className={`spread ${styles.head}`}>
        <h2 className={`row-2 ${styles.titel}`}>
          <Link className={styles.link} to={`/admin/bestellungen/${_id}`}>
            {nummer}
          </Link>
          {hatNotiz && <NotizMarke />}
        </h2>
        <Stand zeile={zeile} />
      </div>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.posten}>{stueckText(posten)}</p>
      <div className={`spread ${styles.fuss}`}>
        <p className={styles.klein}>
          <span className={`amount ${styles.summe}`}>{formatEuro(gesamt)}</span>
          <span>{` · ${wegText(zeile)}`}</span>
          <br />
          <Versprochen zeile={zeile} heute={heute} />
        </p>
        <div className={styles.aktion}>{aktion}</div>
      </div>
    </article>
  );
}
