import type { Db, Tx } from '#server/db/connect.ts';
import type { ProbezahlungTable } from '#server/db/schema.ts';

export function findProbezahlung(db: Db, id: string): Promise<ProbezahlungTable | undefined> {
  return db.selectFrom('probezahlung').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Adds a payment, unless its id is known. */
export async function addProbezahlung(db: Tx, row: ProbezahlungTable): Promise<void> {
  await db
    .insertInto('probezahlung')
    .values(row)
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
}

/** Whether it was still open, and so is paid now; its money may come later. */
export async function payProbezahlung(
  db: Tx,
  id: string,
  { now, bezahltAt }: { now: Date; bezahltAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('probezahlung')
    .set({ bezahltAt: bezahltAt.toISOString() })
    .where('id', '=', id)
    .where('bezahltAt', 'is', null)
    .where('beendetAt', 'is', null)
    .where('laeuftBis', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends one that is neither paid nor ended. */
export async function endProbezahlung(db: Tx, id: string, now: Date): Promise<void> {
  await db
    .updateTable('probezahlung')
    .set({ beendetAt: now.toISOString() })
    .where('id', '=', id)
    .where('bezahltAt', 'is', null)
    .where('beendetAt', 'is', null)
    .execute();
}
