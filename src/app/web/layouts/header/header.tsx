import { mainLinks } from '../links.ts';
import { PageLinks } from '../page-links.tsx';
import { Account } from './account.tsx';
import { Brand } from './brand.tsx';
import { Drawer } from './drawer.tsx';
import styles from './header.module.css';
import { MenuButton } from './menu-button.tsx';
import { RechtlichesMenu } from './rechtliches-menu.tsx';

export function Header() {
  return (
    <header className={styles.header} data-sticky>
      <div className={styles.bar}>
        <MenuButton />
        <Brand to="/" />
        <nav className={styles.nav} aria-label="Hauptmenü">
          <PageLinks links={mainLinks} className={styles.links} />
          <RechtlichesMenu />
        </nav>
        <Account />
      </div>
      <Drawer />
    </header>
  );
}
