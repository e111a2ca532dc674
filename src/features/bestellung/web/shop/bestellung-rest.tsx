import { terminOhneUmbruch } from '#features/lieferung/liefertermin.ts';
import { malText } from '#shared/text/mal-text.ts';
import type { GeleseneBestellung } from '../../read-bestellung.ts';
import styles from './bestellung.module.css';

type BestellungRestProps = Pick<GeleseneBestellung, 'rest' | 'versandart'> & { heute: string };

/** What is missing after a part was delivered. A day that is over is not promised any more. */
export function BestellungRest({ rest, versandart, heute }: BestellungRestProps) {
  if (!rest || rest.posten.length === 0) return null;
  const { posten, von = '', bis = von } = rest;
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="rest">
      <h2 id="rest">Das fehlt noch</h2>
      <ul className={styles.rest}>
        {posten.map(({ name, menge }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change their places.
          <li key={index}>{malText(menge, name)}</li>
        ))}
      </ul>
      {von && bis >= heute && (
        <p>
          <span>{versandart === 'dhl' ? 'Voraussichtlich bei Ihnen: ' : 'Voraussichtlich bereit: '}</span>
          <strong>{terminOhneUmbruch({ von, bis })}</strong>
        </p>
      )}
    </section>
  );
}
