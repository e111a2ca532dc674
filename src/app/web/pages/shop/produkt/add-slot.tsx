import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { herkunft } from '#features/auth/herkunft.ts';
import { useSession } from '#features/auth/web/session.ts';
import { useHasGuestCarts, useLaden } from '#features/einstellung/web/use-laden.ts';
import type { ListenProdukt } from '#features/portfolio/listen-produkt.ts';
import { useVerfuegbarkeit } from '#features/portfolio/web/shop/use-verfuegbarkeit.ts';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { NeedsScript } from '#web/ui/shop/rendering/needs-script.tsx';
import type { AddOfferProps } from './add-offer.tsx';
import styles from './add-slot.module.css';

const AddOffer = lazyPart<AddOfferProps>(() => import('./add-offer.tsx').then((module) => module.AddOffer));

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
        <AddOffer produkt={produkt} place={place} />
      </Suspense>
    );
  if (!user && !hasGuests) return <div className={styles.guest} />;
  // The page as it comes from the server.
  if (isLoading) return <div className={styles.room}>{place === 'detail' && <NeedsScript />}</div>;
  const handleSignedOut = () => navigate('/login', { state: herkunft(location) });
  return (
    <div className={styles.room}>
      <Suspense>
        <AddOffer
          key={produkt._id}
          produkt={produkt}
          place={place}
          onSignedOut={place === 'detail' ? handleSignedOut : undefined}
        />
      </Suspense>
    </div>
  );
}
