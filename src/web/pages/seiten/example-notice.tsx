import styles from './seiten.module.css';

/** R23: no legal text of this shop may be taken for one that a lawyer has seen. */
export function ExampleNotice() {
  return (
    <p className={styles.notice} role="note">
      <strong>Beispieltext.</strong> Dieser Text gehört zu einem Beispiel-Shop und ersetzt keine
      Rechtsberatung. Vor der Eröffnung muss ihn eine Anwältin oder ein Anwalt prüfen und anpassen.
    </p>
  );
}
