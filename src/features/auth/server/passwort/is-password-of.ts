import type { Db } from '#server/db/connect.ts';
import { findAccountByEmail } from '../account/account.repository.ts';
import { verifyPassword } from './password-hash.ts';

/** Whether the account exists and has this password. Counts no attempt: only for the program, never for a request. */
export async function isPasswordOf(db: Db, email: string, password: string): Promise<boolean> {
  return verifyPassword(password, (await findAccountByEmail(db, email))?.passwordHash);
}
