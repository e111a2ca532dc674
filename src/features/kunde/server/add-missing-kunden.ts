import { setImmediate as nextTurn } from 'node:timers/promises';
import { lockAccount } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { addKunde } from './add-kunde.ts';
import { listKundeRows } from './kunde.repository.ts';
import { listAccountsWithKunde } from './verify-kunden.repository.ts';

/** Accounts looked at in one statement: few enough that no request waits for it. */
const batch = 2000;

/**
 * Creates the missing people of accounts: during an update, a node of the version before may register an
 * account after the migration that created them (ADR 041). Two nodes that run it at once create one person.
 */
export async function addMissingKunden(db: Db, signal: AbortSignal): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const accounts = await listAccountsWithKunde(db, { after, limit: batch });
    for (const { id, kundeId } of accounts) if (kundeId === null) await addMissingKunde(db, id);
    signal.throwIfAborted();
    after = accounts[batch - 1]?.id;
    await nextTurn();
  }
}

async function addMissingKunde(db: Db, id: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const locked = await lockAccount(db, { id });
    const [kunde] = await listKundeRows(db, [id]);
    if (locked && !kunde) await addKunde(db, locked.account);
  });
}
