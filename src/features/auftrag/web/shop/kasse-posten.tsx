import { Link } from 'react-router';
import { formatEuro } from '#shared/money.ts';
import { Picture } from '#web/ui/shop/picture.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { KassenPosten } from '../../kasse-contract.ts';
import { bildOf } from './bestellung-bild.ts';
import styles from './kasse-posten.module.css';

/** The goods as they would be ordered now. */
export function KassePosten({ posten }: { posten: KassenPosten[] }) {
  return (
    <div>
      <div className={styles.kopf}>
        <h3>Ihre Waren</h3>
        <Link to="/cart">
          ändern<VisuallyHidden> (Ihre Waren)</VisuallyHidden>
        </Link>
      </div>
      <ul className={styles.posten} aria-label="Ihre Waren">
        {posten.map((one) => (
          <Zeile key={one.produktId} posten={one} />
        ))}
      </ul>
    </div>
  );
}

function Zeile({ posten }: { posten: KassenPosten }) {
  const { name, seife, gramm, menge, preis, grundpreis, summe, verfuegbarkeit } = posten;
  const facts = [seife, gramm && `${gramm} g`].filter(Boolean).join(' · ');
  return (
    <li className={styles.zeile}>
      <div className={styles.bild}>
        <Picture picture={bildOf(posten)} sizes="64px" isSmall />
      </div>
      <div>
        <p className={styles.name}>{name}</p>
        {facts && <p className={styles.klein}>{facts}</p>}
        <p className={styles.klein}>
          {menge} × {formatEuro(preis)}
          {grundpreis !== undefined && ` (${formatEuro(grundpreis)}/kg)`}
        </p>
        {verfuegbarkeit?.art === 'aufBestellung' && <p className={styles.klein}>Wird für Sie hergestellt</p>}
      </div>
      <p className={styles.summe}>{formatEuro(summe)}</p>
    </li>
  );
}
