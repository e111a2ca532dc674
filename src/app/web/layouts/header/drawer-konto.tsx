import type { SessionUser } from '#features/auth/web/session.ts';
import { PageLinks } from '../page-links.tsx';
import styles from './drawer.module.css';
import { useSignOut } from './use-sign-out.ts';
import { profileLinks } from './user-links.ts';

/** The end of a drawer: who is signed in, the profile, and the way out. */
export function DrawerKonto({ user }: { user: SessionUser }) {
  const signOut = useSignOut();
  return (
    <>
      <p className={styles.greeting}>
        Hallo, <bdi>{user.name}</bdi>
      </p>
      <PageLinks links={profileLinks} className={styles.links} />
      <button type="button" className={styles.signOut} onClick={signOut}>
        Abmelden
      </button>
    </>
  );
}
