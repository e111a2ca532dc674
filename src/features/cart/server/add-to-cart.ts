import { listProdukteKurz } from '#features/portfolio/server/index.ts';
import { commitTogether } from '#server/db/commit-together.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { AddBody, CartReply } from '../contract.ts';
import { addMenge, maxMenge } from '../menge.ts';
import { addToCartItem, type CartItemRow, fillCartItem, openCart } from './cart.repository.ts';
import { isKaufbar, readCart } from './read-cart.ts';

/** Adds pieces of a product to a cart; the answer has a message when not all of them were added. */
export async function addToCart(
  db: Db,
  cartId: string,
  { produktId, menge: wanted }: AddBody,
): Promise<CartReply> {
  const produkt = (await listProdukteKurz(db, [produktId])).get(produktId);
  if (!produkt?.aktiv) throw notFound('Produkt');
  if (!isKaufbar(produkt)) throw new AppError('CONFLICT', 'Produkt hat noch keinen Preis');

  const { name, seife, gramm, bild } = produkt;
  const { menge, isCut } = addMenge(0, wanted);
  const row = { cartId, produktId, menge, name, seife, gramm, bild, createdAt: new Date().toISOString() };
  const isAdded = await addOrFill(db, row);
  const data = await readCart(db, cartId, produkt);
  if (isAdded && !isCut) return { success: true, data };
  return {
    success: true,
    message: `Mehr als ${maxMenge} Stück je Produkt gehen nicht in den Warenkorb: ${name} liegt jetzt ${maxMenge}-mal darin.`,
    data,
  };
}

/** Adds the row's pieces to its line, or fills the line up to 99 and returns `false`. */
const addOrFill = commitTogether({
  keyOf: ({ cartId, produktId }: CartItemRow) => cartId + produktId,
  write: async (db: Tx, row) => {
    await openCart(db, { id: row.cartId, accountId: row.cartId, expiresAt: null });
    let isAdded = await addToCartItem(db, row);
    // Between the two statements another device may have removed pieces.
    while (!isAdded && !(await fillCartItem(db, row))) isAdded = await addToCartItem(db, row);
    return isAdded;
  },
});
