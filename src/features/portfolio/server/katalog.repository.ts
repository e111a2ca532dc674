import type { Db } from '#server/db/connect.ts';

/** The catalogue's version: everything cached of the catalogue is valid for exactly one version. */
export async function readKatalogVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('katalog').select('version').executeTakeFirstOrThrow();
  return version;
}

/**
 * One change of the catalogue: a transaction that starts by raising the version. The updated row serves as the lock
 * that serialises changes, so that what `change` reads stays true until it commits.
 */
export function changeKatalog<T>(db: Db, change: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (db) => {
    await raiseKatalogVersion(db);
    return change(db);
  });
}

/** Starts every transaction that writes to the catalogue. */
export async function raiseKatalogVersion(db: Db): Promise<void> {
  await db
    .updateTable('katalog')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}

/**
 * The same lock for changes that shoppers do not see: recipes. Without it, a product saved while a raw material is
 * added would never be linked to it.
 */
export async function lockKatalog(db: Db): Promise<void> {
  await db
    .updateTable('katalog')
    .set((eb) => ({ version: eb.ref('version') }))
    .execute();
}

/** Whether nothing was ever written to the catalogue; of two concurrent calls, only one returns true. */
export async function claimFreshKatalog(db: Db): Promise<boolean> {
  const row = await db
    .updateTable('katalog')
    .set({ version: 2 })
    .where('version', '=', 1)
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}
