import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import type { ListenProdukt } from '#features/portfolio/listen-produkt.ts';
import { lazyPart } from '#web/ui/shop/lazy-part.tsx';
import styles from './add-slot.module.css';

const AddToCart = lazyPart(() =>
  import('#features/cart/web/shop/add-to-cart.tsx').then((module) => module.AddToCart),
);

type AddSlotProps = { produkt: ListenProdukt; place: 'list' | 'detail' };

/**
 * Where signed-in users add a product to the cart. Its code is loaded only for them; until it is loaded, and until the
 * stored session has been read, its space is reserved to avoid layout shifts.
 */
export function AddSlot({ produkt, place }: AddSlotProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user) return <div className={styles.guest} />;
  return (
    <div className={styles.room}>
      <Suspense>
        <AddToCart
          key={produkt._id}
          produkt={produkt}
          place={place}
          onSignedOut={place === 'detail' ? () => navigate('/login') : undefined}
        />
      </Suspense>
    </div>
  );
}
