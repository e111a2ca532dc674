import type { SessionUser } from '#features/auth/web/session.ts';
import styles from '../header/drawer.module.css';
import { DrawerKonto } from '../header/drawer-konto.tsx';
import { DrawerShell } from '../header/drawer-shell.tsx';
import type { PageLink } from '../links.ts';
import { PageLinks } from '../page-links.tsx';
import barStyles from './bar-drawer.module.css';
import type { Gruppe } from './gruppen.ts';

const shopLinks: PageLink[] = [{ to: '/', name: 'Zum Shop' }];

/** The back office's menu of small screens: each group with its screens, the shop, and the account. */
export function BarDrawer({ user, gruppen }: { user: SessionUser; gruppen: Gruppe[] }) {
  return (
    <DrawerShell
      contentOf={() => (
        <>
          <nav aria-label="Verwaltung">
            {gruppen.map(({ name, seiten }) => (
              <section key={name} aria-label={name} className={barStyles.gruppe}>
                <p className={`quiet ${barStyles.name}`}>{name}</p>
                <PageLinks links={seiten} className={styles.links} isExact />
              </section>
            ))}
          </nav>
          <div className={barStyles.shop}>
            <PageLinks links={shopLinks} className={styles.links} />
          </div>
          <DrawerKonto user={user} />
        </>
      )}
    />
  );
}
