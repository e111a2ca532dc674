import { Suspense } from 'react';
import { useSession } from '#features/auth/web/session.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { mainLinks, rechtlichesLinksOf } from '../links.ts';
import { PageLinks } from '../page-links.tsx';
import styles from './drawer.module.css';
import { DrawerShell } from './drawer-shell.tsx';

const DrawerAccount = lazyPart(() => import('./drawer-account.tsx').then((module) => module.DrawerAccount));

/** The shop's menu of small screens. */
export function Drawer() {
  const { user } = useSession();
  const { phase } = useLaden();
  const pages = (
    <nav aria-label="Hauptmenü">
      <PageLinks links={mainLinks} className={styles.links} />
      <p className={`quiet ${styles.title}`}>Rechtliches</p>
      <PageLinks links={rechtlichesLinksOf(phase)} className={styles.links} />
    </nav>
  );
  return (
    <DrawerShell
      contentOf={(isOpen) =>
        isOpen && user ? (
          <Suspense fallback={pages}>
            <DrawerAccount user={user}>{pages}</DrawerAccount>
          </Suspense>
        ) : (
          pages
        )
      }
    />
  );
}
