import { Link } from 'react-router';
import { useLadenName } from '#features/einstellung/web/use-laden.ts';
import { Emblem } from '#web/ui/shop/picture/emblem.tsx';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { mainLinks } from '../links.ts';
import { PageLinks } from '../page-links.tsx';
import { Account } from './account.tsx';
import { Drawer, drawerId } from './drawer.tsx';
import styles from './header.module.css';
import { RechtlichesMenu } from './rechtliches-menu.tsx';

/** Longer names are set smaller, so that two lines hold them beside the links: 0 (as 'Lindenblatt'), 1 or 2. */
const lengthOf = (name: string) => [11, 26].filter((length) => name.length > length).length;

export function Header() {
  const name = useLadenName();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button type="button" className={styles.menuButton} popoverTarget={drawerId} aria-label="Menü öffnen">
          <LineIcon name="menu" />
        </button>
        <Link to="/" className={styles.brand}>
          <span className={styles.leaf}>
            <Emblem size={30} />
          </span>
          <span className={styles.name} data-length={lengthOf(name)}>
            {name}
          </span>
        </Link>
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
