import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Cart } from '../contract.ts';
import { deleteCartItem, renewCart, takeCartItems } from './cart.repository.ts';
import type { Shopper } from './gast/cart-owner.ts';
import { readCart } from './read-cart.ts';

/** Removes a line, if it is there. */
export async function removeFromCart(db: Db, shopper: Shopper, produktId: string): Promise<Cart> {
  const { cart } = shopper;
  await inTransaction(db, async (db) => {
    await renewCart(db, cart);
    await deleteCartItem(db, { cartId: cart.id, produktId });
  });
  return readCart(db, shopper);
}

/** Removes all lines. */
export async function clearCart(db: Db, shopper: Shopper): Promise<Cart> {
  const { cart } = shopper;
  await inTransaction(db, async (db) => {
    await renewCart(db, cart);
    await takeCartItems(db, { cartId: cart.id });
  });
  return readCart(db, shopper);
}
