import type { SessionUser } from '#features/auth/web/session.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import type { Elements } from '#web/ui/elements.ts';
import { PageLinks } from '../page-links.tsx';
import styles from './drawer.module.css';
import { DrawerKonto } from './drawer-konto.tsx';
import { verwaltungMenuOf } from './user-links.ts';

type DrawerAccountProps = {
  user: SessionUser;
  /** The links to public pages. */
  children: Elements;
};

/**
 * The drawer's menu for the signed-in: what the header shows on larger screens; the way to the back office comes
 * first.
 */
export function DrawerAccount({ user, children }: DrawerAccountProps) {
  const { phase } = useLaden();
  const verwaltung = verwaltungMenuOf(user, phase);
  return (
    <>
      {verwaltung && (
        <nav aria-label={verwaltung.name} className={styles.first}>
          {phase === 'angekuendigt' && <p className={`quiet ${styles.title}`}>{verwaltung.name}</p>}
          <PageLinks links={verwaltung.links} className={styles.links} />
        </nav>
      )}
      {children}
      <DrawerKonto user={user} />
    </>
  );
}
