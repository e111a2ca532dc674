import type { Account } from '#features/auth/contract.ts';
import { deleteLinksOf, deleteSessionsOf, lockAccountRow } from '#features/auth/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';

/**
 * Ends all sessions of the own account, this one too, and with them a change of its address that waits.
 * Returns the message.
 */
export async function endSessions(db: Db, { id }: Pick<Account, 'id'>): Promise<string> {
  const end = async (db: Tx) => {
    await deleteSessionsOf(db, id);
    await deleteLinksOf(db, id, 'email');
  };
  await inTransaction(db, end, { lockFirst: (db) => lockAccountRow(db, { id }) });
  return 'Sie sind auf allen Geräten abgemeldet.';
}
