import { useId } from 'react';
import { AnschriftFelder } from '../anschrift-felder.tsx';
import styles from '../auftrag-dialoge.module.css';

type RechnungAnTeilProps = Pick<Parameters<typeof AnschriftFelder>[0], 'field'>;

/** Whom the invoice is made out to: from 250 € on one without name and address is none (§ 33 UStDV). */
export function RechnungAnTeil({ field }: RechnungAnTeilProps) {
  const hinweis = useId();
  return (
    <fieldset aria-describedby={hinweis}>
      <legend className={styles.legende}>Rechnung über 250&nbsp;€: an wen?</legend>
      <p id={hinweis} className="quiet">
        Mit Vor- und Nachnamen oder mit Firma.
      </p>
      <AnschriftFelder field={field} freiwillig={['vorname', 'nachname', 'firma', 'zusatz']} />
    </fieldset>
  );
}
