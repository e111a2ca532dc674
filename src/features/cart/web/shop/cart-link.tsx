import { cartSumme } from '../../totals.ts';
import { useCart } from '../cart.queries.ts';
import { CartLinkView } from './cart-link-view.tsx';

/** The cart of an account in the header. */
export function CartLink({ token }: { token: string }) {
  return <CartLinkView itemCount={cartSumme(useCart(token).items).itemCount} />;
}
