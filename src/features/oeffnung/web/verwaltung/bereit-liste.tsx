import { Link } from 'react-router';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import type { Stufe, Zeile } from '../../bereitschaft/bereitschaft.ts';
import type { Bereit } from '../../contract.ts';
import { phaseSatz } from '../../phase-texte.ts';
import styles from './bereit-liste.module.css';

const zeichen = { rot: 'alert', gelb: 'info', gut: 'check' } as const;
const worte: Record<Stufe, string> = { rot: 'Fehlt', gelb: 'Hinweis', gut: 'Erledigt' };

/** 'Bereit zum Öffnen?': each line with what is missing and the way to the field. */
export function BereitListe({ bereit: { zeilen } }: { bereit: Bereit }) {
  const offen = zeilen.filter(({ stufe }) => stufe !== 'gut');
  const gut = zeilen.filter(({ stufe }) => stufe === 'gut');
  return (
    <section className="card stack-3 roomy" aria-labelledby="bereit">
      <h2 id="bereit" className={styles.titel}>
        Bereit zum Öffnen?
      </h2>
      <p className={styles.stand}>{phaseSatz(countOf(zeilen, 'rot'), countOf(zeilen, 'gelb'))}</p>
      <ul className={styles.zeilen} aria-label="Was noch offen ist">
        {offen.toSorted(redFirst).map((zeile) => (
          <Offen key={zeile.id} zeile={zeile} />
        ))}
      </ul>
      {gut.length > 0 && (
        <details className={styles.erledigt}>
          <summary>{`Erledigt: ${gut.length}`}</summary>
          <ul className={styles.zeilen} aria-label="Was erledigt ist">
            {gut.map(({ id, titel }) => (
              <li key={id} className={styles.zeile} data-stufe="gut">
                <Kopf stufe="gut" titel={titel} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function countOf(zeilen: Zeile[], stufe: Stufe): number {
  return zeilen.flatMap(({ fehlt }) => fehlt).filter((punkt) => punkt.stufe === stufe).length;
}

function redFirst(a: Zeile, b: Zeile): number {
  return Number(a.stufe !== 'rot') - Number(b.stufe !== 'rot');
}

/** What a link says: a lawyer's check is entered after it was made. */
function wortOf(ziel: string): string {
  return ziel.endsWith('.geprueftAm') ? 'Prüfung eintragen' : 'Jetzt ausfüllen';
}

function Offen({ zeile: { titel, stufe, fehlt } }: { zeile: Zeile }) {
  return (
    <li className={styles.zeile} data-stufe={stufe} tabIndex={-1}>
      <Kopf stufe={stufe} titel={titel} />
      <ul className={styles.punkte}>
        {fehlt.map(({ text, ziel }) => (
          <li key={`${ziel} ${text}`}>
            <p>{text}</p>
            {ziel !== null && (
              <Link
                to={ziel}
                className={`touch-line ${styles.ziel}`}
                aria-label={`${wortOf(ziel)}: ${text}`}
                state={ziel.includes('?feld=') ? { isOpenedHere: true } : undefined}
                preventScrollReset={ziel.includes('?feld=')}
              >
                {wortOf(ziel)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Kopf({ stufe, titel }: { stufe: Stufe; titel: string }) {
  return (
    <div className={styles.kopf}>
      <LineIcon name={zeichen[stufe]} />
      <h3 className={styles.name}>{titel}</h3>
      <span className={styles.wort}>{worte[stufe]}</span>
    </div>
  );
}
