import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { rechtlichesLinksOf } from '../links.ts';
import { PageLinks } from '../page-links.tsx';
import styles from './menu.module.css';
import { Menu } from './menu.tsx';

export function RechtlichesMenu() {
  const { phase } = useLaden();
  return (
    <Menu id="rechtliches" label={<span>Rechtliches</span>}>
      <PageLinks links={rechtlichesLinksOf(phase)} className={styles.links} />
    </Menu>
  );
}
