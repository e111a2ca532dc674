import { bildOf } from '#features/auftrag/web/shop/posten-bild.ts';
import { Picture } from '#web/ui/shop/picture/picture.tsx';
import type { PackAuftrag } from '../../contract.ts';
import { type HolZeile, holListe } from '../../hol-liste.ts';
import { type Haken, nochZuHolen, toggleGeholt } from './pack-haken.ts';
import styles from './packen.module.css';

type HolListeProps = {
  auftraege: PackAuftrag[];
  haken: Haken;
  onChange: (next: (before: Haken) => Haken) => void;
};

/** What is taken from the shelf for all orders together, soap by soap. */
export function HolListe({ auftraege, haken, onChange }: HolListeProps) {
  const zeilen = holListe(auftraege);
  const stueck = zeilen.reduce((sum, { menge }) => sum + menge, 0);
  return (
    <section className="stack-3" aria-labelledby="holen">
      <h2 id="holen" className={styles.titel}>
        Vom Regal holen <span className={styles.anzahl}>{`${stueck} Stück`}</span>
      </h2>
      <ul className={styles.liste}>
        {zeilen.map((zeile) => (
          <Zeile
            key={zeile.produktId}
            zeile={zeile}
            noch={nochZuHolen(haken, zeile)}
            onToggle={() => onChange((before) => toggleGeholt(before, zeile))}
          />
        ))}
      </ul>
    </section>
  );
}

function Zeile({ zeile, noch, onToggle }: { zeile: HolZeile; noch: number; onToggle: () => void }) {
  const { name, menge, imLager } = zeile;
  const isTeils = noch > 0 && noch < menge;
  return (
    <li>
      <label className={`row-3 ${styles.zeile}`} data-done={noch === 0}>
        <input type="checkbox" className={styles.haken} checked={noch === 0} onChange={onToggle} />
        <span className={styles.bild}>
          <Picture picture={bildOf(zeile)} sizes="56px" isSmall />
        </span>
        <span className={styles.worte}>
          <span className={styles.name}>
            <b className={styles.menge}>{`${menge} ×`}</b>
            {'\u00a0'}
            <span>{name}</span>
          </span>
          <span className="quiet">
            {isTeils && <b>{`noch ${noch} holen, `}</b>}
            <span>{`${imLager} auf dem Regal`}</span>
          </span>
        </span>
      </label>
    </li>
  );
}
