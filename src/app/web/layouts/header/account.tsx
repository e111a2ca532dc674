import { Suspense, useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { herkunft } from '#features/auth/herkunft.ts';
import { useSession } from '#features/auth/web/session.ts';
import { GuestCartLink } from '#features/cart/web/shop/guest-cart-link.tsx';
import { useHasGuestCarts } from '#features/einstellung/web/use-laden.ts';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import styles from './account.module.css';

const SignedIn = lazyPart(() => import('./signed-in.tsx').then((module) => module.SignedIn));

/**
 * The right end of the header: who is signed in. It takes all the room that is left beside brand and links, so
 * neither moves when more than 'Anmelden' stands here.
 */
export function Account() {
  const { isLoading, token, user } = useSession();

  // From here on React knows the session; the early script's mark is no longer needed.
  useLayoutEffect(() => {
    if (!isLoading) delete document.documentElement.dataset.session;
  }, [isLoading]);

  return (
    <div className={styles.account}>
      {user && token ? (
        <Suspense>
          <SignedIn user={user} token={token} />
        </Suspense>
      ) : (
        <Guest />
      )}
    </div>
  );
}

function Guest() {
  const hasCart = useHasGuestCarts();
  const location = useLocation();
  return (
    <div className={`${styles.guest} ${hasCart ? styles.withCart : ''}`}>
      {hasCart && <GuestCartLink />}
      <Link to="/login" state={herkunft(location)} className={styles.link}>
        <LineIcon name="person" size={20} />
        <span className={styles.word}>Anmelden</span>
      </Link>
    </div>
  );
}
