import { Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { herkunft } from '#features/auth/herkunft.ts';
import { useSession } from '#features/auth/web/session.ts';
import { useHasGuestCarts, useLaden } from '#features/einstellung/web/use-laden.ts';
import type { ListenProdukt } from '#features/portfolio/listen-produkt.ts';
import { useVerfuegbarkeit } from '#features/portfolio/web/shop/use-verfuegbarkeit.ts';
import { formatLangesDatum } from '#shared/datum/datum.ts';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { NeedsScript } from '#web/ui/shop/rendering/needs-script.tsx';
import styles from './add-slot.module.css';

const AddToCart = lazyPart(() =>
  import('#features/cart/web/shop/add-to-cart.tsx').then((module) => module.AddToCart),
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
  if (pause) return <Pause bis={pause.bis} />;
  if (stand?.art === 'vergriffen') return <SoldOut place={place} />;
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

/** In the place of stepper and button: a pause takes nothing into the cart. */
function Pause({ bis }: { bis: string }) {
  const tag = formatLangesDatum(bis);
  return (
    <p className={`quiet ${styles.soldOut}`}>
      {tag ? `Wieder zu bestellen ab ${tag}` : 'In unserer Pause nicht zu bestellen'}
    </p>
  );
}

/** What to do instead of buying, in the place of stepper and button. */
function SoldOut({ place }: Pick<AddSlotProps, 'place'>) {
  return (
    <p className={`quiet ${styles.soldOut}`}>
      {place === 'list' ? (
        'Schauen Sie bald wieder vorbei'
      ) : (
        <span>
          Schauen Sie bald wieder vorbei oder <Link to="/contact">fragen Sie uns</Link>, wann die nächsten
          Stücke fertig sind.
        </span>
      )}
    </p>
  );
}
