import type { Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import type { CartItemTable, CartTable } from '#server/db/schema.ts';

export type CartItemRow = Selectable<CartItemTable>;
type LineKey = Pick<CartItemTable, 'cartId' | 'produktId'>;
const key = ['cartId', 'produktId'] as const;

/** The lines of one cart in the order in which they were added. */
export const listCartItems = fixedQuery((db, { cartId }: { cartId: string }) =>
  db
    .selectFrom('cartItem')
    .select(['produktId', 'menge', 'name', 'merkmale', 'gramm', 'bild'])
    .where('cartId', '=', cartId)
    .orderBy('createdAt')
    .orderBy('produktId'),
);

const takeQuery = fixedQuery((db: Tx, { cartId }: { cartId: string }) =>
  db
    .deleteFrom('cartItem')
    .where('cartId', '=', cartId)
    .returning(['produktId', 'menge', 'name', 'merkmale', 'gramm', 'bild', 'createdAt']),
);

/** Deletes the lines of a cart and returns them in the order in which they were added. */
export async function takeCartItems(db: Tx, { cartId }: { cartId: string }) {
  const rows = await takeQuery(db, { cartId });
  return rows.sort((a, b) => compare(a.createdAt, b.createdAt) || compare(a.produktId, b.produktId));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

export type CartLineRow = Awaited<ReturnType<typeof listCartItems>>[number];

const openQuery = fixedQuery((db: Tx, row: CartTable) =>
  db
    .insertInto('cart')
    .values(row)
    .onConflict((oc) => oc.column('id').doNothing()),
);

const openGuestQuery = fixedQuery((db: Tx, row: CartTable) =>
  db
    .insertInto('cart')
    .values(row)
    .onConflict((oc) => oc.column('id').doUpdateSet({ expiresAt: row.expiresAt })),
);

/**
 * Opens a cart, unless it is there. A guest's is renewed, which also locks it: an account that takes it over
 * meanwhile waits, and then finds the line too.
 */
export async function openCart(db: Tx, row: CartTable): Promise<void> {
  await (row.accountId === null ? openGuestQuery : openQuery)(db, row);
}

/** Keeps a guest's cart, if there is one, from the time of this change on. */
export async function renewCart(db: Tx, { id, accountId, expiresAt }: CartTable): Promise<void> {
  if (accountId !== null) return;
  await db.updateTable('cart').set({ expiresAt }).where('id', '=', id).execute();
}

/** Whether a cart has this id. */
export async function hasCart(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('cart').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Locks a guest's cart until the transaction ends; returns whether it exists. */
export async function lockGuestCart(db: Tx, id: string): Promise<boolean> {
  const select = db.selectFrom('cart').select('id').where('id', '=', id).where('accountId', 'is', null);
  return (await (isOnSqlite(db) ? select : select.forUpdate()).executeTakeFirst()) !== undefined;
}

export async function deleteGuestCart(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('cart').where('id', '=', id).where('accountId', 'is', null).execute();
}

/** Carts of guests, and how many of them `deleteExpiredCarts` would delete. */
export async function countGuestCarts(db: Db, now: string): Promise<{ anzahl: number; faellig: number }> {
  const { anzahl, faellig } = await db
    .selectFrom('cart')
    .select(({ fn }) => [
      fn.countAll<number>().as('anzahl'),
      fn.countAll<number>().filterWhere('expiresAt', '<=', now).as('faellig'),
    ])
    .where('expiresAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return { anzahl: Number(anzahl), faellig: Number(faellig) };
}

/** Deletes up to `limit` carts of guests that nobody has changed for too long; returns their number. */
export async function deleteExpiredCarts(db: Tx, now: string, limit: number): Promise<number> {
  const expired = db.selectFrom('cart').select('id').where('expiresAt', '<=', now).limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('cart')
    .where('id', 'in', expired)
    // Again: a cart that is renewed meanwhile stays.
    .where('expiresAt', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** A line, and the most pieces that it may have. */
export type LimitedRow = CartItemRow & { limit: number };

const addQuery = fixedQuery((db: Tx, { limit, ...row }: LimitedRow) => {
  const { name, merkmale, gramm, bild } = row;
  return db
    .insertInto('cartItem')
    .values(row)
    .onConflict((oc) =>
      oc
        .columns(key)
        .doUpdateSet((eb) => ({ menge: eb('cartItem.menge', '+', row.menge), name, merkmale, gramm, bild }))
        .where((eb) => eb(eb('cartItem.menge', '+', row.menge), '<=', limit)),
    )
    .returning('menge');
});

/**
 * Adds the row's pieces to its line, or returns `false` and leaves the line unchanged when the sum would
 * exceed its limit. The sum is computed in the statement, so that no piece is lost when two devices add at
 * once.
 */
export async function addToCartItem(db: Tx, row: LimitedRow): Promise<boolean> {
  return (await addQuery(db, row)).length > 0;
}

/** Raises the row's line to its limit, or returns `false` when its pieces fit after all. More pieces stay. */
export async function fillCartItem(db: Tx, { limit, ...row }: LimitedRow): Promise<boolean> {
  const filled = await db
    .insertInto('cartItem')
    .values({ ...row, menge: Math.min(row.menge, limit) })
    .onConflict((oc) =>
      oc
        .columns(key)
        .doUpdateSet((eb) => {
          const stand = eb.ref('cartItem.menge');
          return { menge: eb.case().when(stand, '>', limit).then(stand).else(limit).end() };
        })
        .where((eb) => eb(eb('cartItem.menge', '+', row.menge), '>', limit)),
    )
    .returning('menge')
    .executeTakeFirst();
  return filled !== undefined;
}

/** Sets the pieces of a line; returns whether the line exists. */
export async function updateCartItem(
  db: Tx,
  { cartId, produktId }: LineKey,
  menge: number,
): Promise<boolean> {
  const row = await db
    .updateTable('cartItem')
    .set({ menge })
    .where('cartId', '=', cartId)
    .where('produktId', '=', produktId)
    .returning('produktId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasCartItem(db: Db, { cartId, produktId }: LineKey): Promise<boolean> {
  const row = await db
    .selectFrom('cartItem')
    .select('produktId')
    .where('cartId', '=', cartId)
    .where('produktId', '=', produktId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteCartItem(db: Tx, { cartId, produktId }: LineKey): Promise<void> {
  await db.deleteFrom('cartItem').where('cartId', '=', cartId).where('produktId', '=', produktId).execute();
}
