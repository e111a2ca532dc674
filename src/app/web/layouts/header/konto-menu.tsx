import type { SessionUser } from '#features/auth/web/session.ts';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { PageLinks } from '../page-links.tsx';
import menuStyles from './menu.module.css';
import { Menu } from './menu.tsx';
import styles from './signed-in.module.css';
import { useSignOut } from './use-sign-out.ts';
import { profileLinks } from './user-links.ts';

/** The menu of who is signed in, on larger screens. */
export function KontoMenu({ name }: Pick<SessionUser, 'name'>) {
  const signOut = useSignOut();
  return (
    <div className={styles.wide}>
      <Menu id="konto" label={<Greeting name={name} />} isAtEnd>
        <PageLinks links={profileLinks} className={menuStyles.links} />
        <button type="button" className={menuStyles.entry} onClick={signOut}>
          Abmelden
        </button>
      </Menu>
    </div>
  );
}

function Greeting({ name }: { name: string }) {
  return (
    <>
      <LineIcon name="person" size={20} />
      <span className={styles.greeting}>
        Hallo, <bdi>{name}</bdi>
      </span>
    </>
  );
}
