import type { LadenBild } from '#features/bild/contract.ts';
import styles from './laden-bilder-karte.module.css';

/** Both cuts of a picture, as the shop shows them. */
export function LadenBildAnsichten({ bild: { quer, hoch, altText } }: { bild: LadenBild }) {
  return (
    <div className={styles.ansichten}>
      <figure className={styles.quer}>
        <img src={quer.url} alt={altText} width={quer.breite} height={quer.hoehe} loading="lazy" />
        <figcaption className="quiet">Computer und Tablet</figcaption>
      </figure>
      <figure className={styles.hoch}>
        <img src={hoch.url} alt="" width={hoch.breite} height={hoch.hoehe} loading="lazy" />
        <figcaption className="quiet">Telefon</figcaption>
      </figure>
    </div>
  );
}
