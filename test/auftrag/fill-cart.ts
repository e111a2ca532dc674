import { randomBytes } from 'node:crypto';
import { cartIdOf } from '#features/cart/server/index.ts';
import type { Db } from '#server/db/connect.ts';

type Owner = { accountId: string } | { cookie: string };

/** A cookie that opens the cart of a new guest. */
export function newCartCookie(): string {
  return `cart=${randomBytes(32).toString('base64url')}`;
}

/** The id of the cart that a guest's cookie opens. */
export function guestCartId(cookie: string): string {
  return cartIdOf({ headers: { cookie } }) ?? '';
}

/** Pieces by product. */
export type Zeilen = Record<string, number>;

/** Replaces a cart directly, in place of its calls; by one piece of each product where only those are named. */
export async function fillCart(db: Db, owner: Owner, zeilen: Zeilen | string[]): Promise<void> {
  const accountId = 'accountId' in owner ? owner.accountId : null;
  const id = 'cookie' in owner ? guestCartId(owner.cookie) : owner.accountId;
  const mengen = Array.isArray(zeilen)
    ? zeilen.map((produktId) => [produktId, 1] as const)
    : Object.entries(zeilen);
  const expiresAt = accountId === null ? '2099-01-01T00:00:00.000Z' : null;
  const row = { name: 'Seife', merkmale: '[]', gramm: 100, bild: null };
  const start = Date.now();
  // One after the other, as a shopper adds them: the cart shows them in this order.
  const lines = mengen.map(([produktId, menge], index) => {
    const createdAt = new Date(start + index).toISOString();
    return { cartId: id, produktId, menge, createdAt, ...row };
  });
  await db.transaction().execute(async (db) => {
    await db.deleteFrom('cart').where('id', '=', id).execute();
    await db.insertInto('cart').values({ id, accountId, expiresAt }).execute();
    if (lines.length > 0) await db.insertInto('cartItem').values(lines).execute();
  });
}
