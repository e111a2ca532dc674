import { useEffect } from 'react';
import { Link } from 'react-router';
import type { SessionUser } from '#features/auth/web/session.ts';
import { CartLink } from '#features/cart/web/shop/cart-link.tsx';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { PageLinks } from '../page-links.tsx';
import { KontoMenu } from './konto-menu.tsx';
import menuStyles from './menu.module.css';
import { Menu } from './menu.tsx';
import styles from './signed-in.module.css';
import { isAdmin, verwaltungMenuOf } from './user-links.ts';

/**
 * The right end of the header for the signed-in (requirements.md, storefront §2): admins have their menu
 * where others have the cart. Once the shop has opened, a link leads them and the employees to the back office (R55).
 * On small screens all this is in the drawer.
 */
export function SignedIn({ user, token }: { user: SessionUser; token: string }) {
  // The drawer's part of the same, before it is opened: what comes first there must not push the rest away
  // under a finger.
  useEffect(() => {
    import('./drawer-account.tsx').catch(() => undefined);
  }, []);

  return (
    <>
      <Verwaltung user={user} />
      {!isAdmin(user) && <CartLink token={token} />}
      <KontoMenu name={user.name} />
    </>
  );
}

function Verwaltung({ user }: { user: SessionUser }) {
  const { phase } = useLaden();
  const verwaltung = verwaltungMenuOf(user, phase);
  if (!verwaltung) return null;
  if (phase !== 'angekuendigt')
    return (
      <div className={`${styles.wide} ${styles.tight}`}>
        {verwaltung.links.map(({ to, name }) => (
          <Link key={to} to={to} className={menuStyles.button}>
            <Name name={name} />
          </Link>
        ))}
      </div>
    );
  return (
    <div className={styles.wide}>
      <Menu id="admin" label={<span>{verwaltung.name}</span>} isAtEnd>
        <PageLinks links={verwaltung.links} className={menuStyles.links} />
      </Menu>
    </div>
  );
}

/** Beside name, links and cart there may be room for a drawing only; the word stays for screen readers. */
function Name({ name }: { name: string }) {
  return (
    <>
      <span className={styles.drawing}>
        <LineIcon name="menu" size={20} />
      </span>
      <span className={styles.word}>{name}</span>
    </>
  );
}
