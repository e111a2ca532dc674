import styles from './gerundet-hinweis.module.css';

/** The note below displayed amounts that do not add up to the cent. */
export function GerundetHinweis() {
  return (
    <p className={`quiet ${styles.hinweis}`}>
      Auf Cent gerundet dargestellt. Gerechnet wird mit allen Stellen.
    </p>
  );
}
