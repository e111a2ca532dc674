import { listProdukteMitBild, type ProduktMitBild } from '#features/portfolio/server/index.ts';
import { commitTogether } from '#server/db/commit-together.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import type { CartTable } from '#server/db/schema.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { zuVieleText, zuWenigeText } from '../cart-texte.ts';
import type { AddBody, CartReply } from '../contract.ts';
import { addMenge } from '../menge.ts';
import { addOrFill } from './add-or-fill.ts';
import { type CartItemRow, openCart } from './cart.repository.ts';
import type { Shopper } from './gast/cart-owner.ts';
import { readCart } from './read-cart.ts';
import { isKaufbar } from './read-cart-angaben.ts';

/** A product that can be put into a cart. */
type Kaufbares = ProduktMitBild & { preisCent: number };

/** Finds it, or refuses: before a guest's cart begins, so that an id of no product counts as none. */
export async function findKaufbares(db: Db, produktId: string): Promise<Kaufbares> {
  const produkt = (await listProdukteMitBild(db, [produktId])).get(produktId);
  if (!produkt?.aktiv) throw notFound('Produkt');
  if (!isKaufbar(produkt)) throw new AppError('CONFLICT', 'Produkt hat noch keinen Preis');
  return produkt;
}

/** Adds pieces of a product to a cart, as `addKaufbares` does. */
export async function addToCart(db: Db, shopper: Shopper, { produktId, menge }: AddBody): Promise<CartReply> {
  return addKaufbares(db, shopper, { produkt: await findKaufbares(db, produktId), menge });
}

/**
 * Adds pieces of a product that was found; the answer has a message when not all of them were added, or when
 * more are in the cart than can be ordered now. Stock refuses none: it may be there again when the cart is
 * ordered.
 */
export async function addKaufbares(
  db: Db,
  shopper: Shopper,
  { produkt, menge: wanted }: { produkt: Kaufbares; menge: number },
): Promise<CartReply> {
  const { cart, now } = shopper;
  const { id: produktId, name, gramm, bild } = produkt;
  const merkmale = JSON.stringify(produkt.merkmale);
  const { menge, isCut } = addMenge(0, wanted);
  const createdAt = now.toISOString();
  const row = { cartId: cart.id, produktId, menge, name, merkmale, gramm, bild, createdAt };
  const isAdded = await write(db, { cart, row });
  const data = await readCart(db, shopper, { produkt });
  const line = data.items.find((item) => item.produktId === produktId);
  const saetze = [isAdded && !isCut ? undefined : zuVieleText(name), line && zuWenigeText(line)];
  const message = saetze.filter((satz) => satz !== undefined).join(' ');
  return { success: true, ...(message ? { message } : {}), data };
}

const write = commitTogether({
  keyOf: ({ row }: { cart: CartTable; row: CartItemRow }) => row.cartId + row.produktId,
  write: async (db: Tx, { cart, row }) => {
    await openCart(db, cart);
    return addOrFill(db, row);
  },
});
