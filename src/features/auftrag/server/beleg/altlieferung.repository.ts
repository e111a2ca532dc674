import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** When an order was delivered last, and whether anything happened that may leave nothing to bill. */
export type AltlieferungRow = { auftragId: string; at: string; istBewegt: number };

/** The deliveries of these orders; one whose person was deleted is left out. */
export async function listAltlieferungRows(db: Db, ids: string[]): Promise<AltlieferungRow[]> {
  const rows = await db
    .selectFrom('auftragEreignis')
    .innerJoin('auftrag', 'auftrag.id', 'auftragEreignis.auftragId')
    .select('auftragEreignis.auftragId')
    .select(({ fn }) => fn.max('auftragEreignis.createdAt').filterWhere('typ', 'in', fort).as('at'))
    .select(sql<number>`max(case when typ in (${sql.join(bewegt)}) then 1 else 0 end)`.as('istBewegt'))
    .where('auftragEreignis.auftragId', 'in', ids)
    .where('auftrag.datenstand', '<>', 'anonym')
    .groupBy('auftragEreignis.auftragId')
    .execute();
  return rows.flatMap(({ at, ...row }) => (at ? { ...row, at } : []));
}

const fort = ['versendet', 'abgeholt'];
const bewegt = ['storniert', 'teilStorniert', 'widerrufen', 'zurueckgenommen'];
