import { Link } from 'react-router';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import type { BelegVoll } from '../../../contract.ts';
import { belegPath } from '../beleg-angaben.ts';
import styles from './beleg.module.css';

/** Its place between the one before and the one after, and whether all is as it was written. */
export function BelegKette({ beleg }: { beleg: BelegVoll }) {
  const { kette, createdAt, istGeloescht } = beleg;
  if (kette.hash === '') return null;
  return (
    <section className={`card roomy ${styles.card}`} aria-labelledby="beleg-kette">
      <h2 id="beleg-kette">Kette</h2>
      {kette.maengel.length === 0 && createdAt && (
        <p className={styles.gut}>
          <AdminIcon name="sent" size={20} />
          <span>{`${istGeloescht ? 'Nummer, Summen und Prüfsummen unverändert' : 'Unverändert'} seit ${formatZeitpunkt(createdAt)} Uhr`}</span>
        </p>
      )}
      <Glieder beleg={beleg} />
      <p className="quiet">
        Jeder Beleg enthält die Prüfsumme des Belegs davor. So fällt auf, wenn einer beschädigt oder von Hand
        geändert ist. Ein Beweis ist das allein nicht: Wer in die Datenbank schreiben kann, kann die Kette neu
        berechnen. Bewahren Sie Ihre Belege deshalb auch außerhalb des Ladens auf.
      </p>
      <Pruefsummen kette={kette} />
    </section>
  );
}

function Glieder({ beleg: { nummer, kette } }: { beleg: BelegVoll }) {
  const { vorgaenger, nachfolger } = kette;
  return (
    <ol className={styles.kette} aria-label="Reihenfolge">
      <li>
        <span className="quiet">davor</span>
        {vorgaenger ? <Nachbar nummer={vorgaenger} /> : <span>keiner</span>}
      </li>
      <li aria-current="true">
        <span className="quiet">dieser</span>
        <span className={styles.nummer}>{nummer}</span>
      </li>
      <li>
        <span className="quiet">danach</span>
        {nachfolger ? <Nachbar nummer={nachfolger} /> : <span>noch keiner</span>}
      </li>
    </ol>
  );
}

function Nachbar({ nummer }: { nummer: string }) {
  return (
    <Link to={belegPath(nummer)} className={`touch-line ${styles.nummer}`}>
      {nummer}
    </Link>
  );
}

function Pruefsummen({ kette: { hash, vorher } }: Pick<BelegVoll, 'kette'>) {
  return (
    <details>
      <summary className={`touch-line ${styles.mehr}`}>
        <AdminIcon name="expand" size={16} />
        <span>{`Prüfsumme ${hash.slice(0, 8)}…`}</span>
      </summary>
      <dl className={styles.angaben}>
        <div>
          <dt>Dieser Beleg (SHA-256)</dt>
          <dd className={styles.hash}>{hash}</dd>
        </div>
        <div>
          <dt>Der Beleg davor</dt>
          <dd className={styles.hash}>{vorher || 'keiner'}</dd>
        </div>
      </dl>
    </details>
  );
}
