import type { Db } from '#server/db/connect.ts';

/** The catalogue's version: whatever is kept of the catalogue in memory is valid for exactly one of them. */
export async function readKatalogVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('katalog').select('version').executeTakeFirstOrThrow();
  return version;
}

/**
 * One change of the catalogue: a transaction that begins by raising the version. That row is thereby the lock under
 * which changes come one after the other, so that what `change` reads stays true until it is done.
 */
export function changeKatalog<T>(db: Db, change: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (db) => {
    await raiseKatalogVersion(db);
    return change(db);
  });
}

/** Begins every transaction that writes to the catalogue. */
export async function raiseKatalogVersion(db: Db): Promise<void> {
  await db
    .updateTable('katalog')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}

/**
 * The same lock for what changes nothing that shoppers see: what products are made of. A product that is saved while a
 * raw material appears would otherwise miss it for ever.
 */
export async function lockKatalog(db: Db): Promise<void> {
  await db
    .updateTable('katalog')
    .set((eb) => ({ version: eb.ref('version') }))
    .execute();
}

/** Whether nothing was ever written to the catalogue; of two that ask at once, one is told yes. */
export async function claimFreshKatalog(db: Db): Promise<boolean> {
  const row = await db
    .updateTable('katalog')
    .set({ version: 2 })
    .where('version', '=', 1)
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}
