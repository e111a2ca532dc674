import type { Db, Tx } from '#server/db/connect.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';
import type { BelegPdfTable } from '#server/db/schema.ts';

/** Where a document stands in the sequence of all: this grows with each one that is written. */
export type BelegStelle = { jahr: number; lauf: number };

/** A kept PDF. */
export async function findBelegPdf(db: Db, id: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('belegPdf').select('daten').where('belegId', '=', id).executeTakeFirst();
  return row?.daten;
}

/** What documents say, with their XML; those whose content was deleted are left out. */
export function listBelegInhalte(
  db: Db,
  ids: string[],
): Promise<{ belegId: string; inhalt: string; xml: string }[]> {
  return db.selectFrom('belegInhalt').selectAll().where('belegId', 'in', ids).execute();
}

/** Documents that follow a place in the sequence, and whether one is to be drawn yet. */
export async function listNachStelle(
  db: Db,
  { jahr, lauf }: BelegStelle,
  limit: number,
): Promise<(BelegStelle & { id: string; isOffen: boolean })[]> {
  const rows = await db
    .selectFrom('beleg')
    .leftJoin('belegInhalt', 'belegInhalt.belegId', 'beleg.id')
    .leftJoin('belegPdf', 'belegPdf.belegId', 'beleg.id')
    .select(['beleg.id', 'beleg.jahr', 'beleg.lauf'])
    .select(['belegInhalt.belegId as mitInhalt', 'belegPdf.belegId as mitPdf'])
    .where((eb) => eb(eb.refTuple('beleg.jahr', 'beleg.lauf'), '>', eb.tuple(jahr, lauf)))
    .orderBy('beleg.jahr')
    .orderBy('beleg.lauf')
    .limit(limit)
    .execute();
  return rows.map(({ mitInhalt, mitPdf, ...stelle }) => ({
    ...stelle,
    isOffen: mitInhalt !== null && mitPdf === null,
  }));
}

/**
 * Locks what a document says until the transaction ends; false: it was deleted. Of a document of an order its order is
 * locked before, if both are.
 */
export async function lockBelegInhalt(db: Tx, id: string): Promise<boolean> {
  const row = db.selectFrom('belegInhalt').select('belegId').where('belegId', '=', id);
  return (await (isOnSqlite(db) ? row : row.forUpdate()).executeTakeFirst()) !== undefined;
}

/** Keeps a PDF, unless one is kept. */
export async function insertBelegPdf(db: Tx, row: BelegPdfTable): Promise<void> {
  await db
    .insertInto('belegPdf')
    .values(row)
    .onConflict((oc) => oc.column('belegId').doNothing())
    .execute();
}
