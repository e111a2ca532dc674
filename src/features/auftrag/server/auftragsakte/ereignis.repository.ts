import type { Db, Tx } from '#server/db/connect.ts';
import { type Ereignis, ereignisAngaben } from '../../ereignisse/ereignis.ts';

/** Who did something to an order; `id` null for the shop itself and for guests. */
export type Author = { id: string | null; name: string };

type NeuesEreignis = { auftragId: string; nr: number; ereignis: Ereignis };

/** Adds events to orders whose rows the caller has locked; each `nr` follows the order's last one. */
export async function insertEreignisse(db: Tx, neue: NeuesEreignis[], von: Author): Promise<void> {
  if (neue.length === 0) return;
  const rows = neue.map(({ auftragId, nr, ereignis: { typ, angaben, at } }) => ({
    auftragId,
    nr,
    typ,
    angaben: JSON.stringify(ereignisAngaben[typ].parse(angaben)),
    von: von.name,
    vonId: von.id,
    createdAt: at,
  }));
  await db.insertInto('auftragEreignis').values(rows).execute();
}

/** An event with the name of its author at that time. */
export type Geschehen = Ereignis & { von: string };

/** The events of these orders, each order's in their sequence. */
export async function listEreignisse(db: Db, auftragIds: string[]): Promise<Map<string, Geschehen[]>> {
  if (auftragIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('auftragEreignis')
    .select(['auftragId', 'typ', 'angaben', 'von', 'createdAt'])
    .where('auftragId', 'in', auftragIds)
    .orderBy('auftragId')
    .orderBy('nr')
    .execute();
  const byAuftrag = Map.groupBy(rows, ({ auftragId }) => auftragId);
  return new Map([...byAuftrag].map(([id, all]) => [id, all.map(toEreignis)]));
}

function toEreignis({ von, createdAt: at, ...row }: Row): Geschehen {
  if (!Object.hasOwn(ereignisAngaben, row.typ)) throw new SyntaxError(`There is no event '${row.typ}'.`);
  const typ = row.typ as Ereignis['typ'];
  const angaben = ereignisAngaben[typ].parse(JSON.parse(row.angaben));
  return { typ, angaben, at, von } as Geschehen;
}

type Row = { typ: string; angaben: string; von: string; createdAt: string };
