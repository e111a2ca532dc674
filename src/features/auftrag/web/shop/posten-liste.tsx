import { grundpreisText } from '#features/portfolio/preis/grundpreis.ts';
import { merkmaleText } from '#shared/merkmale/merkmale-text.ts';
import { formatEuro } from '#shared/number/money.ts';
import { Picture } from '#web/ui/shop/picture/picture.tsx';
import type { KassenPosten } from '../../posten-contract.ts';
import styles from './posten.module.css';
import { bildOf } from './posten-bild.ts';

type Posten = Omit<KassenPosten, 'verfuegbarkeit'> & Partial<Pick<KassenPosten, 'verfuegbarkeit'>>;

/** The lines of an order, before it is made and afterwards. */
export function PostenListe({ posten, label }: { posten: Posten[]; label?: string }) {
  return (
    <ul className={styles.posten} aria-label={label}>
      {posten.map((one) => (
        <Zeile key={one.produktId} posten={one} />
      ))}
    </ul>
  );
}

function Zeile({ posten }: { posten: Posten }) {
  const { name, merkmale, menge, preis, grundpreis, summe, verfuegbarkeit } = posten;
  return (
    <li className={styles.zeile}>
      <div className={styles.bild}>
        <Picture picture={bildOf(posten)} sizes="72px" isSmall />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        {merkmale.length > 0 && <p className={styles.klein}>{merkmaleText(merkmale)}</p>}
        <p className={styles.klein}>
          <span className={styles.nowrap}>{`${menge} × ${formatEuro(preis)}`}</span>
          {grundpreis !== undefined && (
            <span className={styles.nowrap}>{` (${grundpreisText(grundpreis)})`}</span>
          )}
        </p>
        {verfuegbarkeit?.art === 'aufBestellung' && <p className={styles.klein}>Wird für Sie hergestellt</p>}
      </div>
      <p className={styles.summe}>{formatEuro(summe)}</p>
    </li>
  );
}
