import { randomBytes } from 'node:crypto';
import { Angebote } from '#features/auftrag/server/angebote.ts';
import { readKasse } from '#features/auftrag/server/read-kasse.ts';
import { guestCartIdOf, guestCartMs } from '#features/cart/server/cart-owner.ts';
import type { Db } from '#server/db/connect.ts';
import type { ServedCall } from '#server/http/calls.ts';
import { insertAuftrag } from '../auftraege.ts';
import { fillShelf, newBestellung, openForOrders } from '../offener-laden.ts';

/** Opens the cart of the fuzzed guest. */
const guestToken = randomBytes(32).toString('base64url');
export const guestCookie = `cart=${guestToken}`;

/** Open orders that are there before each batch: the calls cancel them, take them over, and record their payment. */
const offene = 6;
const vorrat = 50;

/** Opens the shop with full shelves, gives the admin and the guest the same cart, and makes orders. */
export async function restockAuftraege(db: Db, adminId: string): Promise<void> {
  const produkte = await db
    .selectFrom('produkt')
    .select(['id', 'name'])
    .where('aktiv', '=', 1)
    .where('preisCent', '>', 0)
    .orderBy('reihenfolge')
    .execute();
  await openForOrders(db);
  await fillShelf(
    db,
    produkte.map(({ id }) => id),
    vorrat,
  );
  const some = produkte.slice(0, 3);
  await fillCart(db, { cartId: adminId, accountId: adminId }, some);
  await fillCart(db, { cartId: guestCartIdOf(guestToken), accountId: null }, some);
  const { anzahl } = await db
    .selectFrom('auftrag')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .where('faelligAt', 'is not', null)
    .executeTakeFirstOrThrow();
  const posten = some.map(({ id }) => ({ produktId: id, menge: 1 }));
  for (let n = anzahl; n < offene && posten.length > 0; n += 1)
    await insertAuftrag(db, { posten, at: new Date() });
}

/** Replaces a cart by one piece of each product; a guest's cart is kept as long as one that was just changed. */
export async function fillCart(
  db: Db,
  { cartId, accountId }: { cartId: string; accountId: string | null },
  produkte: { id: string; name: string }[],
): Promise<void> {
  const createdAt = new Date().toISOString();
  const expiresAt = accountId === null ? new Date(Date.now() + guestCartMs).toISOString() : null;
  await db.deleteFrom('cart').where('id', '=', cartId).execute();
  await db.insertInto('cart').values({ id: cartId, accountId, expiresAt }).execute();
  const rows = produkte.map(({ id, name }) => ({
    ...{ cartId, produktId: id, menge: 1, name, seife: 'Sheabutter', gramm: 100, bild: null, createdAt },
  }));
  if (rows.length > 0) await db.insertInto('cartItem').values(rows).execute();
}

/** The links and ids of the latest orders, and one that the guest can make. */
export async function collectAuftraege(db: Db) {
  const rows = await db
    .selectFrom('auftrag')
    .select(['id', 'token'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(20)
    .execute();
  const ids = rows.map(({ id }) => id);
  const ofAuftraege: Record<string, string[]> = { id: ids, vor: ids, token: rows.map(({ token }) => token) };
  const kaeufer = { account: undefined, cartId: guestCartIdOf(guestToken) };
  const kasse = await readKasse(db, kaeufer, { angebote: new Angebote(), now: () => new Date() });
  const [weg] = kasse.moeglichkeiten;
  const bestellung = weg && newBestellung(weg, 'fuzz-guest@lindenblatt.example');
  return {
    known: ({ url }: ServedCall, key: string): string[] | undefined =>
      url.startsWith('/api/bestellung') ? ofAuftraege[key] : undefined,
    storedBody: ({ method, url }: ServedCall): object | undefined =>
      method === 'POST' && url === '/api/checkout' ? bestellung : undefined,
  };
}
