import type { Db } from '#server/db/connect.ts';

/** The catalogue's version: whatever is kept of the catalogue in memory is valid for exactly one of them. */
export async function readKatalogVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('katalog').select('version').executeTakeFirstOrThrow();
  return version;
}

/** Part of every transaction that writes to the catalogue. */
export async function raiseKatalogVersion(db: Db): Promise<void> {
  await db
    .updateTable('katalog')
    .set((eb) => ({ version: eb('version', '+', 1) }))
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
