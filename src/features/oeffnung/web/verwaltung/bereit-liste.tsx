import { Link } from 'react-router';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import type { Stufe } from '../../bereitschaft/bereitschaft.ts';
import { phaseSatz } from '../../phase-texte.ts';
import styles from './bereit-liste.module.css';
import type { GesammelteZeile } from './rechtstexte-gesammelt.ts';

const zeichen = { rot: 'alert', gelb: 'info', gut: 'check' } as const;
const worte: Record<Stufe, string> = { rot: 'Fehlt', gelb: 'Hinweis', gut: 'Erledigt' };

type BereitListeProps = {
  zeilen: GesammelteZeile[];
  /** An open shop is not asked whether it can open, and each of its lines is a hint unless it says otherwise. */
  isOpen: boolean;
};

/** 'Bereit zum Öffnen?': each line with what is missing and the way to the field. */
export function BereitListe({ zeilen, isOpen }: BereitListeProps) {
  const offen = zeilen.filter(({ stufe }) => stufe !== 'gut');
  const gut = zeilen.filter(({ stufe }) => stufe === 'gut');
  return (
    <section className="card stack-3 roomy" aria-labelledby="bereit">
      <h2 id="bereit" className={styles.titel}>
        {isOpen ? 'Noch offen' : 'Bereit zum Öffnen?'}
      </h2>
      <p className={styles.stand}>{phaseSatz(countOf(zeilen, 'rot'), countOf(zeilen, 'gelb'))}</p>
      <ul className={styles.zeilen} aria-label="Was noch offen ist">
        {offen.toSorted(redFirst).map((zeile) => (
          <Offen key={zeile.id} zeile={zeile} isHintSaid={!isOpen} />
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

function countOf(zeilen: GesammelteZeile[], stufe: Stufe): number {
  return zeilen.flatMap(({ fehlt }) => fehlt).filter((punkt) => punkt.stufe === stufe).length;
}

function redFirst(a: GesammelteZeile, b: GesammelteZeile): number {
  return Number(a.stufe !== 'rot') - Number(b.stufe !== 'rot');
}

/** What a link says: a lawyer's check is entered after it was made, and a trial payment is no field. */
function wortOf(ziel: string): string {
  if (ziel.endsWith('=probezahlung')) return 'Probe\u00adzahlung durchführen';
  return ziel.endsWith('.geprueftAm') ? 'Prüfung eintragen' : 'Jetzt ausfüllen';
}

type OffenProps = { zeile: GesammelteZeile; isHintSaid: boolean };

function Offen({ zeile: { titel, stufe, fehlt }, isHintSaid }: OffenProps) {
  return (
    <li className={styles.zeile} data-stufe={stufe} tabIndex={-1}>
      <Kopf stufe={stufe} titel={titel} hasWort={isHintSaid || stufe !== 'gelb'} />
      <ul className={styles.punkte}>
        {fehlt.map(({ text, ziel, ziele = [] }) => (
          <li key={`${ziel} ${text}`}>
            <p>{text}</p>
            {ziel !== null && <Ziel ziel={ziel} wort={wortOf(ziel)} name={`${wortOf(ziel)}: ${text}`} />}
            {ziele.length > 0 && (
              <span className={styles.ziele}>
                {ziele.map(({ wort, ziel }) => (
                  <Ziel key={ziel} ziel={ziel} wort={wort} name={`${wortOf(ziel)}: ${wort}`} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Ziel({ ziel, wort, name }: { ziel: string; wort: string; name: string }) {
  return (
    <Link
      to={ziel}
      className={`touch-line ${styles.ziel}`}
      aria-label={name}
      state={ziel.includes('?feld=') ? { isOpenedHere: true } : undefined}
      preventScrollReset={ziel.includes('?feld=')}
    >
      {wort}
    </Link>
  );
}

type KopfProps = { stufe: Stufe; titel: string; hasWort?: boolean };

function Kopf({ stufe, titel, hasWort = true }: KopfProps) {
  return (
    <div className={styles.kopf}>
      <LineIcon name={zeichen[stufe]} />
      <h3 className={styles.name}>{titel}</h3>
      {hasWort && <span className={styles.wort}>{worte[stufe]}</span>}
    </div>
  );
}
