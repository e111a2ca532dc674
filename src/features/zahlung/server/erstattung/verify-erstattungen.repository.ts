import type { Db } from '#server/db/connect.ts';
import type { Erstattung } from './erstattung.repository.ts';

/** Rows after one, by id, a batch at a time, with what was paid by their payment. */
export function listAlleErstattungen(
  db: Db,
  { nach, limit }: { nach: string; limit: number },
): Promise<(Erstattung & { gezahltCent: number | null })[]> {
  return db
    .selectFrom('erstattung')
    .leftJoin('zahlungsversuch', 'zahlungsversuch.id', 'erstattung.versuchId')
    .selectAll('erstattung')
    .select('zahlungsversuch.betragCent as gezahltCent')
    .where('erstattung.id', '>', nach)
    .orderBy('erstattung.id')
    .limit(limit)
    .execute();
}

/** How much money was begun to go back, as orders say. */
export async function countBegonnene(db: Db): Promise<number> {
  const { anzahl } = await db
    .selectFrom('auftragEreignis')
    .select(({ fn }) => fn.countAll().as('anzahl'))
    .where('typ', '=', 'erstattungBegonnen')
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}
