import { pauseHinweis } from '#features/einstellung/laden/pause-satz.ts';
import {
  listProdukteMitBild,
  type ProduktMitBild,
  readLieferAngaben,
} from '#features/portfolio/server/index.ts';
import type { LieferAngaben } from '#features/portfolio/verkauf/liefertage.ts';
import { hoechstens } from '#features/portfolio/verkauf/verfuegbarkeit.ts';
import { commitTogether } from '#server/db/commit-together.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import type { CartTable } from '#server/db/schema.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { vergriffenSatz, zuVieleText } from '../cart-texte.ts';
import type { AddBody, CartReply } from '../contract.ts';
import { mengeLimit } from '../menge.ts';
import { addOrFill } from './add-or-fill.ts';
import { type CartItemRow, openCart } from './cart.repository.ts';
import type { Shopper } from './gast/cart-owner.ts';
import { readCart } from './read-cart.ts';
import { isKaufbar, readFreieFor } from './read-cart-angaben.ts';

/** A product that can be put into a cart, and the settings under which it can. */
type Kaufbares = { produkt: ProduktMitBild & { preisCent: number }; angaben: LieferAngaben };

/**
 * Finds it, or refuses, in a pause with its words: before a guest's cart begins, so that an id of no product
 * counts as none. A cart that was filled before the pause stays.
 */
export async function findKaufbares(db: Db, produktId: string, tag: string): Promise<Kaufbares> {
  const angaben = await readLieferAngaben(db);
  const { phase, pauseText: text, pauseBis } = angaben.phase;
  if (phase === 'pausiert') {
    const bis = pauseBis >= tag ? pauseBis : '';
    throw new AppError('CONFLICT', pauseHinweis({ text, bis }).join(' '));
  }
  const produkt = (await listProdukteMitBild(db, [produktId])).get(produktId);
  if (!produkt?.aktiv) throw notFound('Produkt');
  if (!isKaufbar(produkt)) throw new AppError('CONFLICT', 'Produkt hat noch keinen Preis');
  return { produkt, angaben };
}

/** Adds pieces of a product to a cart, as `addKaufbares` does. */
export async function addToCart(db: Db, shopper: Shopper, { produktId, menge }: AddBody): Promise<CartReply> {
  return addKaufbares(db, shopper, { ...(await findKaufbares(db, produktId, shopper.tag)), menge });
}

/**
 * Adds pieces of a product that was found, at most as many as there are; the answer has a message when not
 * all of them were added. What is sold out is added all the same: it may be there again when the cart is
 * ordered, and the line says so.
 */
export async function addKaufbares(
  db: Db,
  shopper: Shopper,
  { produkt, angaben, menge: wanted }: Kaufbares & { menge: number },
): Promise<CartReply> {
  const { cart, now } = shopper;
  const { id: produktId, name, gramm, bild } = produkt;
  const limit = await readLimit(db, { produkt, angaben });
  const merkmale = JSON.stringify(produkt.merkmale);
  const createdAt = now.toISOString();
  const row = {
    cartId: cart.id,
    produktId,
    menge: Math.min(wanted, limit),
    name,
    merkmale,
    gramm,
    bild,
    createdAt,
  };
  const isAdded = await write(db, { cart, row, limit });
  const data = await readCart(db, shopper, { produkt, angaben });
  const line = data.items.find((item) => item.produktId === produktId);
  const isCut = !isAdded || wanted > limit;
  const message = (isCut ? zuVieleText(name, limit) : undefined) ?? (line && vergriffenSatz(line));
  return { success: true, ...(message ? { message } : {}), data };
}

/** The most pieces of a product that a cart takes now. */
async function readLimit(db: Db, { produkt, angaben }: Kaufbares): Promise<number> {
  const freie = await readFreieFor(db, angaben, [produkt.id]);
  const { fertigungstage } = produkt;
  const da = freie && hoechstens({ frei: freie.get(produkt.id) ?? 0, fertigungstage });
  return mengeLimit(da);
}

const write = commitTogether({
  keyOf: ({ row }: { cart: CartTable; row: CartItemRow; limit: number }) => row.cartId + row.produktId,
  write: async (db: Tx, { cart, row, limit }) => {
    await openCart(db, cart);
    return addOrFill(db, { ...row, limit });
  },
});
