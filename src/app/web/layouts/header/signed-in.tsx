import { useEffect } from 'react';
import type { SessionUser } from '#features/auth/web/session.ts';
import { CartLink } from '#features/cart/web/shop/cart-link.tsx';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { PageLinks } from '../page-links.tsx';
import menuStyles from './menu.module.css';
import { Menu } from './menu.tsx';
import styles from './signed-in.module.css';
import { useSignOut } from './use-sign-out.ts';
import { isAdmin, profileLinks, verwaltungMenuOf } from './user-links.ts';

/**
 * The right end of the header for the signed-in (requirements.md, storefront §2): admins have their menu
 * where others have the cart, employees of an open shop both (R50). On small screens the menus are in the
 * drawer.
 */
export function SignedIn({ user, token }: { user: SessionUser; token: string }) {
  const signOut = useSignOut();
  const { phase } = useLaden();
  const verwaltung = verwaltungMenuOf(user, phase);

  // The drawer's part of the same, before it is opened: what comes first there must not push the rest away
  // under a finger.
  useEffect(() => {
    import('./drawer-account.tsx').catch(() => undefined);
  }, []);

  return (
    <>
      {verwaltung && (
        <div className={`${styles.wide} ${isAdmin(user) ? '' : styles.besideCart}`}>
          <Menu id="admin" label={<Verwaltung name={verwaltung.name} />} isAtEnd>
            <PageLinks links={verwaltung.links} className={menuStyles.links} />
          </Menu>
        </div>
      )}
      {!isAdmin(user) && <CartLink token={token} />}
      <div className={styles.wide}>
        <Menu id="konto" label={<Greeting name={user.name} />} isAtEnd>
          <PageLinks links={profileLinks} className={menuStyles.links} />
          <button type="button" className={menuStyles.entry} onClick={signOut}>
            Abmelden
          </button>
        </Menu>
      </div>
    </>
  );
}

/** Beside the cart there may be room for a drawing only; the word stays for screen readers. */
function Verwaltung({ name }: { name: string }) {
  return (
    <>
      <span className={styles.drawing}>
        <LineIcon name="menu" size={20} />
      </span>
      <span className={styles.word}>{name}</span>
    </>
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
