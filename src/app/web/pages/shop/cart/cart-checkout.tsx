import type { Cart } from '#features/cart/contract.ts';
import { useHasGuestCarts } from '#features/einstellung/web/use-laden.ts';
import { AnnouncedCheckout } from './announced-checkout.tsx';
import { OpenCheckout } from './open-checkout.tsx';

/** The sums of a filled cart and the way on. */
export function CartCheckout(cart: Pick<Cart, 'items' | 'lieferung' | 'abholung'>) {
  return useHasGuestCarts() ? <OpenCheckout {...cart} /> : <AnnouncedCheckout items={cart.items} />;
}
