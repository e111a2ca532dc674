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

/** Replaces a cart by one piece of each product. */
export async function fillCart(db: Db, owner: Owner, produktIds: string[]): Promise<void> {
  const accountId = 'accountId' in owner ? owner.accountId : null;
  const id = 'cookie' in owner ? guestCartId(owner.cookie) : owner.accountId;
  const [createdAt, expiresAt] = [0, 90].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString(),
  );
  const row = { createdAt: createdAt ?? '', name: 'Seife', seife: 'Sheabutter', gramm: 100, bild: null };
  await db.transaction().execute(async (db) => {
    await db.deleteFrom('cart').where('id', '=', id).execute();
    await db
      .insertInto('cart')
      .values({ id, accountId, expiresAt: accountId === null ? (expiresAt ?? '') : null })
      .execute();
    const lines = produktIds.map((produktId) => ({ cartId: id, produktId, menge: 1, ...row }));
    if (lines.length > 0) await db.insertInto('cartItem').values(lines).execute();
  });
}
