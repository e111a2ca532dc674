import { listProdukteKurz } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/errors.ts';
import type { Cart, UpdateBody } from '../contract.ts';
import { hasCartItem, updateCartItem } from './cart.repository.ts';
import { isKaufbar, notAvailableText, readCart } from './read-cart.ts';

/** Sets the pieces of a line. A product that cannot be bought any more can only be removed (R7). */
export async function updateCart(db: Db, cartId: string, { produktId, menge }: UpdateBody): Promise<Cart> {
  const line = { cartId, produktId };
  const produkt = (await listProdukteKurz(db, [produktId])).get(produktId);
  const isUpdated = isKaufbar(produkt) && (await inTransaction(db, (db) => updateCartItem(db, line, menge)));
  if (isUpdated) return readCart(db, cartId, produkt);
  if (!isKaufbar(produkt) && (await hasCartItem(db, line))) throw new AppError('CONFLICT', notAvailableText);
  throw new AppError('NOT_FOUND', 'Dieses Produkt ist nicht im Warenkorb');
}
