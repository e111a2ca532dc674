import type { Db, Tx } from '#server/db/connect.ts';

/** Declarations that came in before a time and with which nothing is to be done (`zuTun`: `listZuTun`). */
const alte = (db: Db, { before, zuTun }: Frist) =>
  db
    .selectFrom('widerruf')
    .where('createdAt', '<', before)
    .where((eb) => {
      const hasAuftrag = eb('auftragId', 'is not', null);
      const isFertig =
        zuTun.length === 0 ? hasAuftrag : eb.and([hasAuftrag, eb('auftragId', 'not in', zuTun)]);
      return eb.or([eb('offen', '=', 0), isFertig]);
    });

type Frist = { before: string; zuTun: string[] };

/** Those after one, by id, a batch at a time. */
export async function listAlteWiderrufe(
  db: Db,
  frist: Frist,
  { nach, limit }: { nach: string; limit: number },
): Promise<string[]> {
  const rows = await alte(db, frist).select('id').where('id', '>', nach).orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Whether it is one of them. */
export async function isAlt(db: Tx, id: string, frist: Frist): Promise<boolean> {
  return (await alte(db, frist).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Deletes one of them with its events; the triggers of `0032-widerruf-auftrag` refuse any other. */
export async function deleteWiderruf(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('widerrufEreignis').where('widerrufId', '=', id).execute();
  await db.deleteFrom('widerruf').where('id', '=', id).execute();
}

export async function countWiderrufe(db: Db, frist: Frist): Promise<{ anzahl: number; faellig: number }> {
  const count = (query: ReturnType<typeof alte>) =>
    query.select((eb) => eb.fn.countAll<number>().as('anzahl')).executeTakeFirstOrThrow();
  const { anzahl } = await count(db.selectFrom('widerruf'));
  const faellig = await count(alte(db, frist));
  return { anzahl: Number(anzahl), faellig: Number(faellig.anzahl) };
}
