import { Link } from 'react-router';
import styles from './aufbewahrung.module.css';

/** In the settings: the way to the plan. */
export function AufbewahrungKarte() {
  return (
    <article className={`card stack-3 roomy ${styles.karte}`} aria-labelledby="aufbewahrung">
      <h2 id="aufbewahrung" className={styles.titel}>
        Aufbe&shy;wahrung und Löschung
      </h2>
      <p className={styles.leise}>
        Was der Laden über Menschen aufbewahrt, warum und bis wann. Danach löscht oder anonymisiert er es von
        selbst.
      </p>
      <Link to="/admin/aufbewahrung" className={`touch-line ${styles.link}`}>
        Plan ansehen
      </Link>
    </article>
  );
}
