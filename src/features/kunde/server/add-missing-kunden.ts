import { lockAccount } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { addKunde } from './add-kunde.ts';
import { listKundeRows } from './kunde.repository.ts';
import { listAccountsWithoutKunde } from './verify-kunden.repository.ts';

/**
 * Creates the missing people of accounts: during an update, a node of the version before may register an account after the
 * migration that created them (ADR 041). Two nodes that run it at once create one person.
 */
export async function addMissingKunden(db: Db, signal: AbortSignal): Promise<void> {
  for (const { id } of await listAccountsWithoutKunde(db)) {
    signal.throwIfAborted();
    await inTransaction(db, async (db) => {
      const locked = await lockAccount(db, { id });
      const [kunde] = await listKundeRows(db, [id]);
      if (locked && !kunde) await addKunde(db, locked.account);
    });
  }
}
