import { formatZeitpunkt } from '#shared/datum/datum.ts';
import type { GewaehrleistungStand } from '../../contract.ts';
import styles from './gewaehrleistung-karte.module.css';

type Verlauf = GewaehrleistungStand['verlauf'];

/** The versions of the notice, newest first: when, by whom, with which file. */
export function GewaehrleistungVerlauf({ verlauf }: { verlauf: Verlauf }) {
  return (
    <details className={styles.verlauf}>
      <summary>Verlauf</summary>
      <ol className={styles.liste}>
        {verlauf.map((eintrag, at) => (
          <li key={eintrag.version}>
            {`${formatZeitpunkt(eintrag.createdAt)} Uhr, ${eintrag.von}: ${wasGeschah(eintrag, verlauf[at + 1])}`}
          </li>
        ))}
      </ol>
    </details>
  );
}

function wasGeschah({ datei, hash, link }: Verlauf[number], vorher: Verlauf[number] | undefined): string {
  if (hash !== (vorher?.hash ?? null)) return datei ? `Datei „${datei}“ hochgeladen` : 'Datei entfernt';
  return link === vorher?.link ? 'Text geändert' : 'Link geändert';
}
