import { Link } from 'react-router';
import { terminOhneUmbruch } from '#features/lieferung/liefertermin.ts';
import { malText } from '#shared/text/mal-text.ts';
import type { PackAuftrag, WartenderAuftrag } from '../../contract.ts';
import styles from './packen.module.css';

/** Orders that are packed and still in the house. */
export function GepackteListe({ auftraege }: { auftraege: PackAuftrag[] }) {
  return (
    <section className={`stack-3 ${styles.nurSchirm}`} aria-labelledby="gepackt">
      <h2 id="gepackt" className={styles.titel}>
        Gepackt, noch im Haus <span className={styles.anzahl}>{auftraege.length}</span>
      </h2>
      <ul className={styles.liste}>
        {auftraege.map(({ _id, nummer, name, versandart, gepacktVon }) => (
          <li key={_id} className={styles.kurz}>
            <Link to={`/admin/bestellungen/${_id}`} className={`touch-line ${styles.nummer}`}>
              {nummer}
            </Link>
            <bdi>{name}</bdi>
            <span className="quiet">
              {`${versandart === 'dhl' ? 'zu verschicken' : 'wird abgeholt'}${gepacktVon !== undefined ? `, gepackt von ${gepacktVon}` : ''}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const titel: Record<WartenderAuftrag['grund'], string> = {
  fertigung: 'Noch zu fertigen',
  geld: 'Wartet auf Geld',
};

/** Orders that cannot be packed yet, with what they wait for. */
export function WartendeListe({ auftraege }: { auftraege: WartenderAuftrag[] }) {
  return (['fertigung', 'geld'] as const).map((grund) => {
    const wartend = auftraege.filter((one) => one.grund === grund);
    if (wartend.length === 0) return null;
    return (
      <section key={grund} className={`stack-3 ${styles.nurSchirm}`} aria-labelledby={`wartet-${grund}`}>
        <h2 id={`wartet-${grund}`} className={styles.titel}>
          <span>{titel[grund]}</span> <span className={styles.anzahl}>{wartend.length}</span>
        </h2>
        <ul className={styles.liste}>
          {wartend.map((one) => (
            <li key={one._id} className={styles.kurz}>
              <Link to={`/admin/bestellungen/${one._id}`} className={`touch-line ${styles.nummer}`}>
                {one.nummer}
              </Link>
              <bdi>{one.name}</bdi>
              <span className="quiet">
                {`${terminOhneUmbruch(one.termin)}: ${one.posten.map(postenText).join(', ')}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** What older orders hold of the shelf is not there for this one. */
function postenText({ menge, name, gedeckt }: WartenderAuftrag['posten'][number]): string {
  const da = gedeckt >= menge ? 'liegt bereit' : gedeckt === 0 ? 'noch keine da' : `${gedeckt} davon da`;
  return `${malText(menge, name)} (${da})`;
}
