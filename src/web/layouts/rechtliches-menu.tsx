import { rechtlichesLinks } from './links.ts';
import styles from './menu.module.css';
import { Menu } from './menu.tsx';
import { PageLinks } from './page-links.tsx';

export function RechtlichesMenu() {
  return (
    <Menu id="rechtliches" label="Rechtliches">
      <PageLinks links={rechtlichesLinks} className={styles.links} />
    </Menu>
  );
}
