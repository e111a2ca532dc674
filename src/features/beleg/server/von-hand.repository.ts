import type { Db, Tx } from '#server/db/connect.ts';
import type { BelegAltbestandTable } from '#server/db/schema.ts';
import { lockFolge } from './beleg.repository.ts';

/** Which of these were invoiced by hand. */
export async function findVonHand(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('belegVonHand').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * The same, and it stays so until the transaction ends: who writes a document and who ticks off wait for each other at
 * the range of numbers, the last lock of a transaction (ADR 112).
 */
export async function lockVonHand(db: Tx, ids: string[]): Promise<Set<string>> {
  await lockFolge(db);
  return findVonHand(db, ids);
}

/** Ticks these off, in a transaction that has locked them. */
export async function insertVonHand(db: Tx, ids: string[], wer: { von: string; createdAt: string }) {
  if (ids.length === 0) return;
  await db
    .insertInto('belegVonHand')
    .values(ids.map((id) => ({ id, ...wer })))
    .execute();
}

/** Takes these up again. */
export async function deleteVonHand(db: Tx, ids: string[]): Promise<void> {
  await db.deleteFrom('belegVonHand').where('id', 'in', ids).execute();
}

/** How many are ticked off. */
export async function countVonHand(db: Db): Promise<number> {
  const { anzahl } = await db
    .selectFrom('belegVonHand')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** Those that are ticked off, the latest order first, a page at a time; `nach`: the last id of the page before. */
export function listVonHand(
  db: Db,
  { nach, limit }: { nach: string | undefined; limit: number },
): Promise<BelegAltbestandTable[]> {
  const alle = db
    .selectFrom('belegVonHand')
    .innerJoin('belegAltbestand', 'belegAltbestand.id', 'belegVonHand.id')
    .selectAll('belegAltbestand')
    .orderBy('belegVonHand.id', 'desc')
    .limit(limit);
  return (nach === undefined ? alle : alle.where('belegVonHand.id', '<', nach)).execute();
}
