import type { Db, Tx } from '#server/db/connect.ts';
import { listCartItems, takeCartItems } from './cart.repository.ts';

/** The wanted pieces of a product; `name` is the last one seen, for a product that is gone. */
export type CartZeile = { produktId: string; menge: number; name: string };

/** The lines of a cart in the order in which they were added. */
export async function readCartZeilen(db: Db, cartId: string): Promise<CartZeile[]> {
  return (await listCartItems(db, { cartId })).map(toZeile);
}

/**
 * Takes all lines out of a cart and returns them, in the order in which they were added. Of two transactions
 * at once the second finds none; a piece that is added meanwhile is either returned or still in the cart. So
 * an order takes the lines first and orders exactly these: if it is refused, its transaction puts them back.
 */
export async function emptyCart(db: Tx, cartId: string): Promise<CartZeile[]> {
  return (await takeCartItems(db, { cartId })).map(toZeile);
}

function toZeile({ produktId, menge, name }: CartZeile): CartZeile {
  return { produktId, menge, name };
}
