import styles from './seiten.module.css';

/** R23: marks the legal texts as examples that a lawyer has to check. */
export function ExampleNotice() {
  return (
    <p className={styles.notice} role="note">
      <strong>Beispieltext.</strong> Dieser Text gehört zu einem Beispiel-Shop und ersetzt keine
      Rechtsberatung. Vor der Eröffnung muss ihn eine Anwältin oder ein Anwalt prüfen und anpassen.
    </p>
  );
}
