import type { Db, Tx } from '#server/db/connect.ts';

export type RezeptRow = { produktId: string; teil: string; rohstoffId: string; menge: number };

/** The names of the products that are made of a raw material. */
export async function listNamesMadeOf(db: Db, rohstoffId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('produkt')
    .innerJoin('rezept', 'rezept.produktId', 'produkt.id')
    .select('name')
    .distinct()
    .where('rohstoffId', '=', rohstoffId)
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * Products, one row for each row of their recipe, one row for those without: all of them, some, or those made of a raw
 * material. A single statement, so that products and recipes are consistent.
 */
export async function listRezeptRows(db: Db, only: { produktIds?: string[]; rohstoffId?: string } = {}) {
  const { produktIds, rohstoffId } = only;
  if (produktIds?.length === 0) return [];
  let query = db
    .selectFrom('produkt')
    .leftJoin('rezept', 'rezept.produktId', 'produkt.id')
    .select(['id', 'name', 'typ', 'angaben', 'preisCent', 'steuersatzPromille', 'aktiv', 'reihenfolge'])
    .select(['teil', 'rohstoffId', 'menge']);
  if (produktIds !== undefined) query = query.where('id', 'in', produktIds);
  if (rohstoffId !== undefined)
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('rezept').select('produktId').where('rohstoffId', '=', rohstoffId),
    );
  return query.execute();
}

export async function insertRezept(db: Tx, rows: RezeptRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('rezept').values(rows).execute();
}

export async function deleteRezept(db: Tx, produktId: string): Promise<void> {
  await db.deleteFrom('rezept').where('produktId', '=', produktId).execute();
}

/** Every row of all recipes. */
export function listLinks(db: Db): Promise<RezeptRow[]> {
  return db.selectFrom('rezept').select(['produktId', 'teil', 'rohstoffId', 'menge']).execute();
}

/** The type columns of all products, from which recipes are derived. */
export function listTypen(db: Db) {
  return db.selectFrom('produkt').select(['id', 'name', 'typ', 'angaben']).orderBy('id').execute();
}
