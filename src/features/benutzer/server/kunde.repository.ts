import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { KundeTable } from '#server/db/schema.ts';

export type KundeRow = Selectable<KundeTable>;

/** Adds the record, or answers `false` when the account has one. */
export async function insertKunde(db: Db, row: Insertable<KundeTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('kunde')
    .values(row)
    .onConflict((oc) => oc.column('accountId').doNothing())
    .returning('accountId')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function listKundeRows(db: Db, accountIds: string[]): Promise<KundeRow[]> {
  if (accountIds.length === 0) return [];
  return db.selectFrom('kunde').selectAll().where('accountId', 'in', accountIds).execute();
}

export async function updateKundeRow(
  db: Db,
  accountId: string,
  changes: Updateable<KundeTable>,
): Promise<void> {
  await db.updateTable('kunde').set(changes).where('accountId', '=', accountId).execute();
}

/**
 * Takes the next place in the sequence of customer numbers. Whoever takes one holds the row until his transaction ends,
 * so no place is given twice; one that is not used in the end is left out for ever.
 */
export async function takeKundennummer(db: Db): Promise<{ index: number; schluessel: string }> {
  const { vergeben, schluessel } = await db
    .updateTable('kundennummerFolge')
    .set((eb) => ({ vergeben: eb('vergeben', '+', 1) }))
    .returning(['vergeben', 'schluessel'])
    .executeTakeFirstOrThrow();
  return { index: vergeben - 1, schluessel };
}
