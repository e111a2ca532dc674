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
 * Where a signed-in person adds a product to the cart. The code for it is fetched only then; until it is here, and
 * until the stored session has been read, its room is kept free so that nothing moves.
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
