import type { Db, Tx } from '#server/db/connect.ts';
import type { BankUmsatzTable } from '#server/db/schema.ts';

/** Marks transfers as booked; `false` when one of them was already. */
export async function insertUmsaetze(db: Tx, rows: BankUmsatzTable[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bankUmsatz')
    // In one sequence, so that two who book the same ones never wait for each other.
    .values(rows.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
    .onConflict((oc) => oc.column('hash').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === rows.length;
}

/** A payment that is taken back lets its transfer be booked again. */
export async function deleteUmsatz(
  db: Tx,
  { auftragId, nr }: { auftragId: string; nr: number },
): Promise<void> {
  await db.deleteFrom('bankUmsatz').where('auftragId', '=', auftragId).where('nr', '=', nr).execute();
}

/** Forgets the transfers of an order without its person: what the bank says of them is a sign of her. */
export async function deleteUmsaetzeOf(db: Tx, auftragId: string): Promise<void> {
  await db.deleteFrom('bankUmsatz').where('auftragId', '=', auftragId).execute();
}

/** Those of these transfers that are booked. */
export async function findUmsaetze(db: Db, hashes: string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('bankUmsatz').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map(({ hash }) => hash));
}
