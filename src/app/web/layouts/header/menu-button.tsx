import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { drawerId } from './drawer-shell.tsx';
import styles from './header.module.css';

/** Opens the drawer of small screens. */
export function MenuButton() {
  return (
    <button type="button" className={styles.menuButton} popoverTarget={drawerId} aria-label="Menü öffnen">
      <LineIcon name="menu" />
    </button>
  );
}
