import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import { hasPreis } from '../../../preis/has-preis.ts';
import type { Preisverlauf } from '../../../preis/preisverlauf-contract.ts';
import styles from './preis-fields.module.css';

/** What a product cost, newest first: since when, and who set it. */
export function PreisListe({ verlauf, createdAt }: { verlauf: Preisverlauf; createdAt: string }) {
  const erster = verlauf.at(-1);
  return (
    <ol className={`stack-2 ${styles.liste}`} aria-label="Preisverlauf">
      {verlauf.map((eintrag, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and are never reordered.
        <li key={at}>
          <span className={styles.preis}>{preisText(eintrag)}</span>{' '}
          <span className="quiet">
            {`seit ${formatZeitpunkt(eintrag.at)} Uhr${eintrag.von ? `, ${eintrag.von}` : ''}`}
          </span>
        </li>
      ))}
      {erster && createdAt < erster.at && <li className="quiet">Was davor war, ist nicht bekannt.</li>}
    </ol>
  );
}

function preisText({ preis, aktiv, ermaessigt }: Preisverlauf[number]): string {
  return [
    hasPreis(preis) ? formatEuro(preis) : 'ohne Preis',
    ermaessigt && 'als Angebot',
    !aktiv && 'nicht im Shop',
  ]
    .filter(Boolean)
    .join(', ');
}
