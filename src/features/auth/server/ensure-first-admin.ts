import type { Db } from '#server/db/connect.ts';
import { findAccountByEmail, hasAdmin } from './account.repository.ts';
import { checkPassword } from './check-password.ts';
import { createAccount } from './create-account.ts';
import { hashPassword } from './password-hash.ts';

/** Makes the first admin of a shop that has none; answers whether it did. What exists is never changed. */
export async function ensureFirstAdmin(
  db: Db,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<boolean> {
  if ((await hasAdmin(db)) || (await findAccountByEmail(db, email))) return false;
  checkPassword(password, email);
  const passwordHash = await hashPassword(password);
  const account = { email, passwordHash, vorname: 'Admin', nachname: '', role: 'admin' } as const;
  return (await createAccount(db, account, now)) !== undefined;
}
