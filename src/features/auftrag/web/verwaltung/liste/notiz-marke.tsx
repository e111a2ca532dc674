import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import styles from './auftraege-liste.module.css';

/** An order with a note of the workshop. */
export function NotizMarke() {
  return (
    <span className={styles.notiz} role="img" aria-label="mit Notiz" title="mit Notiz">
      <AdminIcon name="text" size={18} />
    </span>
  );
}
