import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { KundeTable } from '#server/db/schema.ts';

export type KundeRow = Selectable<KundeTable>;

export async function insertKunde(db: Tx, row: Insertable<KundeTable>): Promise<void> {
  await db.insertInto('kunde').values(row).execute();
}

/** The people behind these accounts. */
export async function listKundeRows(
  db: Db,
  accountIds: string[],
): Promise<(KundeRow & { accountId: string })[]> {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom('kunde')
    .selectAll()
    .where('accountId', 'in', accountIds)
    .$narrowType<{ accountId: string }>()
    .execute();
}

export async function updateKunde(
  db: Tx,
  accountId: string,
  changes: Omit<Updateable<KundeTable>, 'id' | 'accountId' | 'kundennummer'>,
): Promise<void> {
  await db.updateTable('kunde').set(changes).where('accountId', '=', accountId).execute();
}

/** The reason why the account is blocked; empty when it is not. */
export async function setSperrgrund(db: Tx, accountId: string, sperrgrund: string): Promise<void> {
  await updateKunde(db, accountId, { sperrgrund });
}

/**
 * Takes the next index in the sequence of customer numbers. The row stays locked until the transaction ends, so that no
 * index is used twice; one that is not used in the end is skipped for good.
 */
export async function takeKundennummer(db: Tx): Promise<{ index: number; schluessel: string }> {
  const { vergeben, schluessel } = await db
    .updateTable('kundennummerFolge')
    .set((eb) => ({ vergeben: eb('vergeben', '+', 1) }))
    .returning(['vergeben', 'schluessel'])
    .executeTakeFirstOrThrow();
  return { index: vergeben - 1, schluessel };
}
