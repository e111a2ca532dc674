import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { WarenberechnungTable } from '#server/db/schema.ts';

export type WarenberechnungRow = Selectable<WarenberechnungTable>;

/** The calculations of these products, as far as there are some. */
export async function listRows(db: Db, produktIds: string[]): Promise<WarenberechnungRow[]> {
  if (produktIds.length === 0) return [];
  return db.selectFrom('warenberechnung').selectAll().where('produktId', 'in', produktIds).execute();
}

export function findRow(db: Db, id: string): Promise<WarenberechnungRow | undefined> {
  return db.selectFrom('warenberechnung').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The calculation of a product; inserts `row` unless there is one already. */
export async function findOrInsertRow(
  db: Tx,
  row: Insertable<WarenberechnungTable>,
): Promise<WarenberechnungRow> {
  await db
    .insertInto('warenberechnung')
    .values(row)
    .onConflict((oc) => oc.column('produktId').doNothing())
    .execute();
  return db
    .selectFrom('warenberechnung')
    .selectAll()
    .where('produktId', '=', row.produktId)
    .executeTakeFirstOrThrow();
}

/** Stores the time of a change and locks the row until the transaction ends. */
export function touchRow(db: Tx, id: string, updatedAt: string): Promise<WarenberechnungRow | undefined> {
  return db
    .updateTable('warenberechnung')
    .set({ updatedAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function updateParameter(db: Tx, id: string, parameter: string): Promise<void> {
  await db.updateTable('warenberechnung').set({ parameter }).where('id', '=', id).execute();
}
