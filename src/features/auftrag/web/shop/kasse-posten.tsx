import { formatEuro } from '#shared/money.ts';
import { Picture } from '#web/ui/shop/picture.tsx';
import type { KassenPosten } from '../../kasse-contract.ts';
import { bildOf } from './bestellung-bild.ts';
import { KasseBlock } from './kasse-block.tsx';
import styles from './kasse-posten.module.css';

/** The goods as they would be ordered now. */
export function KassePosten({ posten }: { posten: KassenPosten[] }) {
  return (
    <KasseBlock titel="Ihre Waren" onAendern="/cart">
      <ul className={styles.posten} aria-label="Ihre Waren">
        {posten.map((one) => (
          <Zeile key={one.produktId} posten={one} />
        ))}
      </ul>
    </KasseBlock>
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
