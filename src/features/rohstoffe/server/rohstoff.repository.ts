import type { Insertable, Updateable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { RohstoffTable } from '#server/db/schema.ts';
import { nameKeyOf } from '#shared/text/name-key.ts';

/** Raw materials with their stock level. */
function rohstoffMitBestand(db: Db) {
  return db
    .selectFrom('rohstoff')
    .innerJoin('bestand', 'bestand.artikelId', 'rohstoff.id')
    .selectAll('rohstoff')
    .select(['bestand.menge as aktuellVorrat', 'bestand.mindestbestand']);
}

export type RohstoffRow = Awaited<ReturnType<typeof listRohstoffRows>>[number];

export function listRohstoffRows(db: Db, typ: string) {
  return rohstoffMitBestand(db).where('rohstoff.typ', '=', typ).execute();
}

export function findRohstoffRow(
  db: Db,
  { typ, id }: { typ: string; id: string },
): Promise<RohstoffRow | undefined> {
  return rohstoffMitBestand(db)
    .where('rohstoff.id', '=', id)
    .where('rohstoff.typ', '=', typ)
    .executeTakeFirst();
}

/** The raw materials of all kinds without their stock. */
export function listAllRohstoffRows(db: Db) {
  return db.selectFrom('rohstoff').select(['id', 'typ', 'bezeichnung', 'verfuegbar', 'angaben']).execute();
}

/** The kind of every raw material, by id. */
export async function listRohstoffTypen(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('rohstoff').select(['id', 'typ']).execute();
  return new Map(rows.map(({ id, typ }) => [id, typ]));
}

/** The id of the raw material with this kind and name (R10). */
export async function findRohstoffId(
  db: Db,
  { typ, bezeichnung }: { typ: string; bezeichnung: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('rohstoff')
    .select('id')
    .where('typ', '=', typ)
    .where('bezeichnungKey', '=', nameKeyOf(bezeichnung))
    .executeTakeFirst();
  return row?.id;
}

export async function insertRohstoff(
  db: Tx,
  row: Omit<Insertable<RohstoffTable>, 'bezeichnungKey'>,
): Promise<void> {
  await db
    .insertInto('rohstoff')
    .values({ ...row, bezeichnungKey: nameKeyOf(row.bezeichnung) })
    .execute();
}

export async function updateRohstoff(
  db: Tx,
  id: string,
  changes: Omit<Updateable<RohstoffTable>, 'bezeichnungKey'> & { bezeichnung: string },
): Promise<void> {
  await db
    .updateTable('rohstoff')
    .set({ ...changes, bezeichnungKey: nameKeyOf(changes.bezeichnung) })
    .where('id', '=', id)
    .execute();
}

export async function deleteRohstoffRow(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('rohstoff').where('id', '=', id).execute();
}
