import { useGuestPieces } from '../guest-cart.ts';
import { CartLinkView } from './cart-link-view.tsx';

/** A guest's cart in the header (R36): part of the cached page, without a call and without the cart's code. */
export function GuestCartLink() {
  return <CartLinkView itemCount={useGuestPieces()} />;
}
