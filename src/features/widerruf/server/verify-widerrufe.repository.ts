import type { Db } from '#server/db/connect.ts';

/** Declarations after one, by id, a batch at a time. */
export async function listIds(db: Db, { nach, limit }: { nach: string; limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('widerruf')
    .select('id')
    .where('id', '>', nach)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export function listWiderrufRows(db: Db, ids: string[]) {
  return db
    .selectFrom('widerruf')
    .select(['id', 'teile', 'auftragId', 'offen'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** Their events, as they are stored. */
export function listWiderrufEreignisRows(db: Db, ids: string[]) {
  return db
    .selectFrom('widerrufEreignis')
    .select(['widerrufId', 'nr', 'typ', 'angaben'])
    .where('widerrufId', 'in', ids)
    .orderBy('widerrufId')
    .orderBy('nr')
    .execute();
}
