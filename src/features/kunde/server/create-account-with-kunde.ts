import type { Account } from '#features/auth/contract.ts';
import { createAccount, type NewAccount } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { addKunde, type NeueAngaben } from './add-kunde.ts';

/**
 * Adds an account and the person behind it inside the caller's transaction, or answers `undefined` when the e-mail address is
 * taken. Whoever makes accounts without registering calls this.
 */
export async function createAccountWithKunde(
  db: Db,
  { angaben, ...account }: NewAccount & { angaben?: NeueAngaben },
  now: Date,
): Promise<Account | undefined> {
  const created = await createAccount(db, account, now);
  if (created) await addKunde(db, created, angaben);
  return created;
}
