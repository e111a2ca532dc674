import styles from './rechtstext.module.css';

/** R23: marks a built-in legal text as an example that a lawyer has to check. */
export function BeispielHinweis() {
  return (
    <p className={styles.notice} role="note">
      <strong>Beispieltext.</strong> Dieser Text gehört zu einem Beispiel-Shop und ersetzt keine
      Rechtsberatung. Vor der Eröffnung muss ihn eine Anwältin oder ein Anwalt prüfen und anpassen.
    </p>
  );
}
