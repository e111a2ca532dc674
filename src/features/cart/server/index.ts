/** The public interface of cart for the rest of the server. */
export { addToCart } from './add-to-cart.ts';
export { cartRoutes } from './cart.routes.ts';
export { cartIdOf } from './cart-owner.ts';
export { type CartZeile, emptyCart, readCartZeilen } from './cart-zeilen.ts';
