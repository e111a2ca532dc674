import { formatZeitpunkt } from '#shared/datum/datum.ts';
import type { GeleseneBestellung } from '../../read-bestellung.ts';
import styles from './bestellung.module.css';

/** What happened so far, oldest first. */
export function BestellungVerlauf({ ereignisse }: Pick<GeleseneBestellung, 'ereignisse'>) {
  if (ereignisse.length === 0) return null;
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="verlauf">
      <h2 id="verlauf">Bisher</h2>
      <ol className={styles.verlauf}>
        {ereignisse.map(({ typ, at, text }) => (
          <li key={`${typ} ${at} ${text}`}>
            <span>{text}</span>
            {at && (
              <time dateTime={at} className="quiet">
                {`${formatZeitpunkt(at)} Uhr`}
              </time>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
