import type { Db, Tx } from '#server/db/connect.ts';
import { type Ereignis, ereignisAngaben } from '../ereignis.ts';

/** Who did something to an order; `id` null for the shop itself and for guests. */
export type Author = { id: string | null; name: string };

type NeuesEreignis = { auftragId: string; ereignis: Ereignis; von: Author };

/** Adds an event to an order whose row the caller has locked, or has just added. */
export async function insertEreignis(db: Tx, { auftragId, ereignis, von }: NeuesEreignis): Promise<void> {
  const last = await db
    .selectFrom('auftragEreignis')
    .select((eb) => eb.fn.max('nr').as('nr'))
    .where('auftragId', '=', auftragId)
    .executeTakeFirst();
  const { typ, angaben, at } = ereignis;
  await db
    .insertInto('auftragEreignis')
    .values({
      auftragId,
      nr: Number(last?.nr ?? 0) + 1,
      typ,
      angaben: JSON.stringify(ereignisAngaben[typ].parse(angaben)),
      von: von.name,
      vonId: von.id,
      createdAt: at,
    })
    .execute();
}

/** The events of these orders, each order's in their sequence. */
export async function listEreignisse(db: Db, auftragIds: string[]): Promise<Map<string, Ereignis[]>> {
  if (auftragIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('auftragEreignis')
    .select(['auftragId', 'typ', 'angaben', 'createdAt'])
    .where('auftragId', 'in', auftragIds)
    .orderBy('auftragId')
    .orderBy('nr')
    .execute();
  const byAuftrag = Map.groupBy(rows, ({ auftragId }) => auftragId);
  return new Map([...byAuftrag].map(([id, all]) => [id, all.map(toEreignis)]));
}

function toEreignis(row: { typ: string; angaben: string; createdAt: string }): Ereignis {
  const typ = row.typ as Ereignis['typ'];
  return { typ, angaben: ereignisAngaben[typ].parse(JSON.parse(row.angaben)), at: row.createdAt } as Ereignis;
}
