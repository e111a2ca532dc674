import { useRef } from 'react';
import { LineIcon } from '#web/ui/shop/icons.tsx';
import { rechtlichesLinks } from './links.ts';
import { PageLinks } from './page-links.tsx';
import styles from './rechtliches-menu.module.css';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

const menuId = 'rechtliches';

export function RechtlichesMenu() {
  const popover = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(popover);
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={menuId}>
        Rechtliches
        <LineIcon name="chevron" size={16} />
      </button>
      <div ref={popover} id={menuId} popover="auto" className={styles.menu}>
        <PageLinks links={rechtlichesLinks} className={styles.links} />
      </div>
    </>
  );
}
