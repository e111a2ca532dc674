import { formatEuro } from '#shared/money.ts';
import { Picture } from '#web/ui/shop/picture.tsx';
import type { GeleseneBestellung } from '../../read-bestellung.ts';
import styles from './bestellung.module.css';
import { bildOf } from './bestellung-bild.ts';
import postenStyles from './bestellung-posten.module.css';

/** Everything that was ordered, with what it cost at that time (R40). */
export function BestellungPosten({ bestellung }: { bestellung: GeleseneBestellung }) {
  return (
    <section className={styles.card} aria-labelledby="posten">
      <h2 id="posten">Ihre Bestel&shy;lung</h2>
      <ul className={postenStyles.posten}>
        {bestellung.posten.map((posten) => (
          <Zeile key={posten.produktId} posten={posten} />
        ))}
      </ul>
      <Summen bestellung={bestellung} />
    </section>
  );
}

function Zeile({ posten }: { posten: GeleseneBestellung['posten'][number] }) {
  const { name, seife, gramm, menge, preis, grundpreis, summe } = posten;
  return (
    <li className={postenStyles.zeile}>
      <div className={postenStyles.bild}>
        <Picture picture={bildOf(posten)} sizes="72px" isSmall />
      </div>
      <div className={postenStyles.text}>
        <p className={postenStyles.name}>{name}</p>
        <p className={styles.klein}>{[seife, gramm && `${gramm} g`].filter(Boolean).join(' · ')}</p>
        <p className={styles.klein}>
          <span className={styles.nowrap}>
            {menge} × {formatEuro(preis)}
          </span>
          {grundpreis && <span className={styles.nowrap}> ({formatEuro(grundpreis)}/kg)</span>}
        </p>
      </div>
      <p className={postenStyles.summe}>{formatEuro(summe)}</p>
    </li>
  );
}

function Summen({ bestellung }: { bestellung: GeleseneBestellung }) {
  const { zwischensumme, versand, gesamt, steuer, versandart, preisHinweis } = bestellung;
  const versandName = versandart === 'dhl' ? 'Versand (DHL)' : 'Abholung';
  return (
    <dl className={postenStyles.summen}>
      <div>
        <dt>Zwischensumme</dt>
        <dd>{formatEuro(zwischensumme)}</dd>
      </div>
      <div>
        <dt>{versandName}</dt>
        <dd>{versand === 0 ? 'kostenlos' : formatEuro(versand)}</dd>
      </div>
      <div className={postenStyles.gesamt}>
        <dt>Gesamt</dt>
        <dd>{formatEuro(gesamt)}</dd>
      </div>
      {steuer.map(({ satz, steuer: betrag }) => (
        <div key={satz} className={styles.klein}>
          <dt>darin {satzText(satz)} % MwSt.</dt>
          <dd>{formatEuro(betrag)}</dd>
        </div>
      ))}
      {steuer.length === 0 && preisHinweis && (
        <div className={styles.klein}>
          <dt>{preisHinweis}</dt>
        </div>
      )}
    </dl>
  );
}

function satzText(satz: number): string {
  return String(satz).replace('.', ',');
}
