import { Link } from 'react-router';
import { formatEuro } from '#shared/number/money.ts';
import type { Kasse } from '../../contract.ts';
import { isBestellbar, type KasseSchrittNr } from '../../formular/kasse-entwurf.ts';
import { gewaehlt, type WegWahl } from '../../weg-wahl.ts';
import { KasseMeldungen } from './bestellen/kasse-meldungen.tsx';
import { KassePosten } from './bestellen/kasse-posten.tsx';
import { KasseSummen } from './bestellen/kasse-summen.tsx';
import styles from './kasse.module.css';
import { ankunftText, terminText } from './kasse-worte.ts';

export type KasseUeberblickProps = {
  kasse: Kasse;
  token: string | null;
  schritt: KasseSchrittNr;
  wahl: WegWahl | undefined;
  onGeaendert: () => Promise<unknown>;
};

/**
 * All costs and the day of arrival above the first field (facts §8, rule 4), and what stands in the way
 * before anything is typed; the later steps show that themselves.
 */
export function KasseUeberblick({ schritt, ...props }: KasseUeberblickProps) {
  const { kasse, wahl } = props;
  return (
    <>
      {isBestellbar(kasse) && <Kosten kasse={kasse} wahl={wahl} />}
      {schritt === 1 && <KasseMeldungen {...props} ausgang={undefined} />}
    </>
  );
}

function Kosten({ kasse, wahl }: Pick<KasseUeberblickProps, 'kasse' | 'wahl'>) {
  const moeglichkeit = gewaehlt(kasse, wahl) ?? kasse.moeglichkeiten[0];
  const stueck = kasse.posten.reduce((sum, { menge }) => sum + menge, 0);
  return (
    <>
      <p className={styles.kurz}>
        <Link to="/cart">{`${stueck} Stück`}</Link>
        {moeglichkeit && (
          <>
            <span>
              <strong>{formatEuro(moeglichkeit.gesamt)}</strong>{' '}
              <span>{moeglichkeit.versandart === 'abholung' ? 'bei Abholung' : 'mit Versand'}</span>
            </span>
            <span>{ankunftText(moeglichkeit)}</span>
          </>
        )}
      </p>
      {moeglichkeit && (
        <section className={`raised roomy stack-4 ${styles.ganz}`} aria-labelledby="bestellung">
          <h2 id="bestellung">Ihre Bestellung</h2>
          <KassePosten posten={kasse.posten} />
          <KasseSummen kasse={kasse} moeglichkeit={moeglichkeit} />
          <p>{terminText(moeglichkeit)}</p>
        </section>
      )}
    </>
  );
}
