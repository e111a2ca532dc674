import { listProdukteMitBild, readLieferAngaben } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { Cart, CartUpdateBody } from '../contract.ts';
import { hasCartItem, renewCart, updateCartItem } from './cart.repository.ts';
import type { Shopper } from './gast/cart-owner.ts';
import { readCart } from './read-cart.ts';
import { readFreieFor, sperrgrundOf } from './read-cart-angaben.ts';

/** Sets the pieces of a line. A product that cannot be bought any more, or not now, can only be removed (R7). */
export async function updateCart(
  db: Db,
  shopper: Shopper,
  { produktId, menge }: CartUpdateBody,
): Promise<Cart> {
  const line = { cartId: shopper.cart.id, produktId };
  const produkt = (await listProdukteMitBild(db, [produktId])).get(produktId);
  const angaben = await readLieferAngaben(db);
  const grund = sperrgrundOf(produkt, await readFreieFor(db, angaben, [produktId]));
  if (grund === undefined) {
    await inTransaction(db, async (db) => {
      await renewCart(db, shopper.cart);
      // A refusal takes the renewal back.
      if (!(await updateCartItem(db, line, menge))) throw nichtDa();
    });
    return readCart(db, shopper, { produkt, angaben });
  }
  throw (await hasCartItem(db, line)) ? new AppError('CONFLICT', grund) : nichtDa();
}

function nichtDa(): AppError {
  return new AppError('NOT_FOUND', 'Dieses Produkt ist nicht im Warenkorb');
}
