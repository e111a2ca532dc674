import type { Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { MarkttagPostenTable, MarkttagTable } from '#server/db/schema.ts';

export type MarkttagRow = Selectable<MarkttagTable>;
export type MarktPostenRow = Selectable<MarkttagPostenTable>;

export async function insertMarkttag(db: Tx, row: MarkttagRow): Promise<void> {
  await db.insertInto('markttag').values(row).execute();
}

export async function updateMarkttag(
  db: Tx,
  { id, ...changes }: Pick<MarkttagRow, 'id'> & Partial<MarkttagRow>,
): Promise<void> {
  await db.updateTable('markttag').set(changes).where('id', '=', id).execute();
}

/** Writes the soaps of a day; those that it has already get their new numbers. */
export async function savePosten(db: Tx, rows: MarktPostenRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('markttagPosten')
    .values(rows)
    .onConflict((oc) =>
      oc.columns(['markttagId', 'produktId']).doUpdateSet((eb) => ({
        mitgenommen: eb.ref('excluded.mitgenommen'),
        zurueck: eb.ref('excluded.zurueck'),
      })),
    )
    .execute();
}

export function findMarkttag(db: Db, id: string): Promise<MarkttagRow | undefined> {
  return db.selectFrom('markttag').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findMarkttage(db: Db, ids: string[]): Promise<MarkttagRow[]> {
  return db.selectFrom('markttag').selectAll().where('id', 'in', ids).execute();
}

/** The day that was booked under this id. */
export function findByBuchung(db: Db, buchungId: string): Promise<MarkttagRow | undefined> {
  return db.selectFrom('markttag').selectAll().where('buchungId', '=', buchungId).executeTakeFirst();
}

/** The days that are away now, the oldest first. */
export function listUnterwegs(db: Db): Promise<MarkttagRow[]> {
  return db
    .selectFrom('markttag')
    .selectAll()
    .where('stand', '=', 'unterwegs')
    .orderBy('tag')
    .orderBy('id')
    .execute();
}

/** The days that are over, the newest first. */
export function listVergangene(db: Db, limit: number): Promise<MarkttagRow[]> {
  return db
    .selectFrom('markttag')
    .selectAll()
    .where('stand', '<>', 'unterwegs')
    .orderBy('tag', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The booked days of a time, the oldest first. */
export function listGebuchte(db: Db, { von, bis }: { von: string; bis: string }): Promise<MarkttagRow[]> {
  return db
    .selectFrom('markttag')
    .selectAll()
    .where('stand', '=', 'abgerechnet')
    .where('tag', '>=', von)
    .where('tag', '<=', bis)
    .orderBy('tag')
    .orderBy('id')
    .execute();
}

/** Where the latest market was. */
export async function findLetztenOrt(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('markttag')
    .select('ort')
    .where('stand', '<>', 'verworfen')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ort;
}

/** Place of these days by their ids; without ids of all that have documents. */
export function listOrte(db: Db, ids?: string[]): Promise<{ id: string; ort: string }[]> {
  const orte = db.selectFrom('markttag').select(['id', 'ort']);
  return (
    ids ? orte.where('id', 'in', ids) : orte.where('stand', 'in', ['abgerechnet', 'zurueckgenommen'])
  ).execute();
}

/** The soaps of these days, each day's in their sequence. */
export async function listMarktPostenOf(db: Db, ids: string[]): Promise<Map<string, MarktPostenRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('markttagPosten')
    .selectAll()
    .where('markttagId', 'in', ids)
    .orderBy('markttagId')
    .orderBy('nr')
    .execute();
  return Map.groupBy(rows, ({ markttagId }) => markttagId);
}
