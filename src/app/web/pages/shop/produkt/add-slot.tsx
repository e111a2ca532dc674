import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { herkunft } from '#features/auth/herkunft.ts';
import { useSession } from '#features/auth/web/session.ts';
import { useHasGuestCarts, useLaden } from '#features/einstellung/web/use-laden.ts';
import type { ListenProdukt } from '#features/portfolio/listen-produkt.ts';
import { useVerfuegbarkeit } from '#features/portfolio/web/shop/use-verfuegbarkeit.ts';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { NeedsScript } from '#web/ui/shop/rendering/needs-script.tsx';
import styles from './add-slot.module.css';
import type { NichtJetztProps } from './nicht-jetzt.tsx';

const AddToCart = lazyPart(() =>
  import('#features/cart/web/shop/add-to-cart.tsx').then((module) => module.AddToCart),
);

const NichtJetzt = lazyPart<NichtJetztProps>(() =>
  import('./nicht-jetzt.tsx').then((module) => module.NichtJetzt),
);

type AddSlotProps = { produkt: ListenProdukt; place: 'list' | 'detail' };

/**
 * Where a product is added to the cart: by the signed-in, from the opening on by guests, too. Its code is
 * loaded only for them; until it is loaded, and until the stored session has been read, its space is reserved
 * to avoid layout shifts.
 */
export function AddSlot({ produkt, place }: AddSlotProps) {
  const { user, isLoading } = useSession();
  const hasGuests = useHasGuestCarts();
  const { pause } = useLaden();
  const stand = useVerfuegbarkeit(produkt);
  const navigate = useNavigate();
  const location = useLocation();
  if (pause || stand?.art === 'vergriffen')
    return (
      <Suspense>
        <NichtJetzt pause={pause} place={place} />
      </Suspense>
    );
  if (!user && !hasGuests) return <div className={styles.guest} />;
  // The page as it comes from the server.
  if (isLoading) return <div className={styles.room}>{place === 'detail' && <NeedsScript />}</div>;
  const handleSignedOut = () => navigate('/login', { state: herkunft(location) });
  return (
    <div className={styles.room}>
      <Suspense>
        <AddToCart
          key={produkt._id}
          produkt={produkt}
          place={place}
          onSignedOut={place === 'detail' ? handleSignedOut : undefined}
        />
      </Suspense>
    </div>
  );
}
