import type { SessionUser } from '#features/auth/web/session.ts';
import styles from './drawer.module.css';
import { PageLinks } from './page-links.tsx';
import { useSignOut } from './use-sign-out.ts';
import { adminLinks, isAdmin, profileLinks } from './user-links.ts';

/** What the header of larger screens holds for whoever is signed in, as the end of the small screens' menu. */
export function DrawerAccount({ user }: { user: SessionUser }) {
  const signOut = useSignOut();
  return (
    <>
      {isAdmin(user) && (
        <nav aria-label="Admin">
          <p className={styles.title}>Admin</p>
          <PageLinks links={adminLinks} className={styles.links} />
        </nav>
      )}
      <p className={styles.greeting}>Hallo, {user.name}</p>
      <PageLinks links={profileLinks} className={styles.links} />
      <button type="button" className={styles.signOut} onClick={signOut}>
        Abmelden
      </button>
    </>
  );
}
