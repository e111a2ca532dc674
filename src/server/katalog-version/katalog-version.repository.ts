import type { Db, Tx } from '../db/connect.ts';
import { fixedQuery } from '../db/fixed-query.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { isOnSqlite } from '../db/migrate/columns.ts';

/** The catalogue's version: everything cached of the catalogue is valid for exactly one version. */
export async function readKatalogVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('katalog').select('version').executeTakeFirstOrThrow();
  return version;
}

/**
 * One change of the catalogue: a transaction that starts by raising the version. The updated row serves as the lock
 * that serialises changes, so that what `change` reads stays true until it commits.
 */
export function changeKatalog<T>(db: Db, change: (db: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (db) => {
    await raiseKatalogVersion(db);
    return change(db);
  });
}

/** Starts every transaction that writes to the catalogue. */
export async function raiseKatalogVersion(db: Tx): Promise<void> {
  await db
    .updateTable('katalog')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}

/**
 * The same lock for changes that shoppers do not see: recipes. Without it, a product saved while a raw material is
 * added would never be linked to it.
 */
export async function lockKatalog(db: Tx): Promise<void> {
  await lockQuery(db, {});
}

/** The same lock; returns the version that is valid until the transaction ends. */
export async function lockKatalogVersion(db: Tx): Promise<number> {
  const [row] = await lockQuery(db, {});
  if (!row) throw new Error('The catalogue has no row.');
  return row.version;
}

/**
 * Without a write: on PostgreSQL each new form of the row would wake all who wait for it, to wait for that one. A
 * transaction on SQLite holds the only lock from its beginning.
 */
const lockQuery = fixedQuery((db: Tx) => {
  const row = db.selectFrom('katalog').select('version');
  return isOnSqlite(db) ? row : row.forNoKeyUpdate();
});

/** Whether nothing was ever written to the catalogue; of two concurrent calls, only one returns true. */
export async function claimFreshKatalog(db: Tx): Promise<boolean> {
  const row = await db
    .updateTable('katalog')
    .set({ version: 2 })
    .where('version', '=', 1)
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}
