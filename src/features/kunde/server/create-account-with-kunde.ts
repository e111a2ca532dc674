import type { Account } from '#features/auth/contract.ts';
import { createAccount, type NewAccount } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { addKunde, type NeueAngaben } from './add-kunde.ts';

/**
 * Adds an account and the person behind it, all or nothing, or returns `undefined` when the e-mail address is taken.
 * For accounts that are not created by registration.
 */
export function createAccountWithKunde(
  db: Db,
  { angaben, ...account }: NewAccount & { angaben?: NeueAngaben },
  now: Date,
): Promise<Account | undefined> {
  return inTransaction(db, async (db) => {
    const created = await createAccount(db, account, now);
    if (created) await addKunde(db, created, angaben);
    return created;
  });
}
