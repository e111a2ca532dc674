import type { Account } from '#features/auth/contract.ts';
import { deleteSessionsOf, lockAccountRow } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';

/** Ends all sessions of the own account, this one too. Returns the message for the answer. */
export async function endSessions(db: Db, { id }: Pick<Account, 'id'>): Promise<string> {
  await inTransaction(db, (db) => deleteSessionsOf(db, id), {
    lockFirst: (db) => lockAccountRow(db, { id }),
  });
  return 'Sie sind auf allen Geräten abgemeldet.';
}
