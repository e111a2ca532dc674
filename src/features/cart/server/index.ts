/** The public interface of cart for the rest of the server. */
export { addToCart } from './add-to-cart.ts';
export { countGuestCarts } from './cart.repository.ts';
export { cartRoutes } from './cart.routes.ts';
export { type CartZeile, emptyCart, readCartZeilen } from './cart-zeilen.ts';
export { takeOverGuest } from './gast/begin-visit.ts';
export { accountShopper, cartIdOf, setCartCookie } from './gast/cart-owner.ts';
export { forgetCarts } from './gast/forget-carts.ts';
