import type { Db, Tx } from '#server/db/connect.ts';

/** Declarations that came in before a time and with which nothing is to be done. */
const alte = (db: Db, before: string) =>
  db.selectFrom('widerruf').where('offen', '=', 0).where('createdAt', '<', before);

export async function listAlteWiderrufe(db: Db, before: string, limit: number): Promise<string[]> {
  const rows = await alte(db, before).select('id').orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Deletes one of them with its events; the triggers of `0027-widerruf-frist` refuse any other. */
export async function deleteWiderruf(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('widerrufEreignis').where('widerrufId', '=', id).execute();
  await db.deleteFrom('widerruf').where('id', '=', id).execute();
}

export async function countWiderrufe(db: Db, before: string): Promise<{ anzahl: number; faellig: number }> {
  const count = (query: ReturnType<typeof alte>) =>
    query.select((eb) => eb.fn.countAll<number>().as('anzahl')).executeTakeFirstOrThrow();
  const { anzahl } = await count(db.selectFrom('widerruf'));
  const faellig = await count(alte(db, before));
  return { anzahl: Number(anzahl), faellig: Number(faellig.anzahl) };
}
