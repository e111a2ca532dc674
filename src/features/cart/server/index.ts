/** The public interface of cart for the rest of the server. */
export { addToCart } from './add-to-cart.ts';
export { cartRoutes } from './cart.routes.ts';
