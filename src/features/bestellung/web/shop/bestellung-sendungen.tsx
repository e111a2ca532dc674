import { formatDatum } from '#shared/datum/datum.ts';
import { ExternalLinkButton } from '#web/ui/shop/button.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { GeleseneBestellung } from '../../read-bestellung.ts';
import styles from './bestellung.module.css';

/** The parcels, each with the way to the carrier's own page about it. */
export function BestellungSendungen({ sendungen }: Pick<GeleseneBestellung, 'sendungen'>) {
  if (sendungen.length === 0) return null;
  const isOne = sendungen.length === 1;
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="sendungen">
      <h2 id="sendungen">{isOne ? 'Ihr Paket' : 'Ihre Pakete'}</h2>
      <ul className="stack-6">
        {sendungen.map((sendung, index) => (
          <li key={`${sendung.at} ${sendung.nummer}`}>
            <Sendung {...sendung} name={isOne ? '' : `Paket ${index + 1}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sendung({
  dienst,
  nummer,
  link,
  at,
  name,
}: GeleseneBestellung['sendungen'][number] & { name: string }) {
  const wie = [name, dienst, at && `verschickt am ${formatDatum(at)}`].filter(Boolean).join(' · ');
  return (
    <>
      <p>{wie}</p>
      {nummer && (
        <p className="quiet">
          Sendungsnummer <span className={styles.anywhere}>{nummer}</span>
        </p>
      )}
      {link && (
        <p className={styles.verfolgen}>
          <ExternalLinkButton href={link}>
            <span>Sendung verfolgen</span>
            {name && <VisuallyHidden>{` (${name})`}</VisuallyHidden>}
          </ExternalLinkButton>
        </p>
      )}
    </>
  );
}
