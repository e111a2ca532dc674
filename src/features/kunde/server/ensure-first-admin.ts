import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { findAccountByEmail, hasAdmin } from '#features/auth/server/account/account.repository.ts';
import type { AddKunde } from '#features/auth/server/add-kunde.ts';
import { checkPassword } from '#features/auth/server/passwort/check-password.ts';
import { createAccount } from '#features/auth/server/account/create-account.ts';
import { hashPassword } from '#features/auth/server/passwort/password-hash.ts';
import type { ReadShopWords } from '#features/auth/server/passwort/shop-words.ts';

/**
 * Creates the first admin of a shop that has none. An existing account is never changed; if the account in the settings
 * is not an admin, or there is another admin, the result is a message for the terminal.
 */
export async function ensureFirstAdmin(
  db: Db,
  { email, password }: { email: string; password: string },
  { now, addKunde, readShopWords }: { now: Date; addKunde: AddKunde; readShopWords: ReadShopWords },
): Promise<string | undefined> {
  const known = await findAccountByEmail(db, email);
  if (known) {
    if (known.role === 'admin') return undefined;
    return `ADMIN_EMAIL: ${email} hat schon ein Konto, das keines eines Admins ist. „npm run account -- role --email ${email} --role admin“ ändert das.`;
  }
  if (await hasAdmin(db))
    return `ADMIN_EMAIL: nicht angelegt, weil es schon einen Admin gibt. „npm run account -- create …“ legt einen weiteren an.`;
  await checkPassword(password, { email }, readShopWords);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (db) => {
    const admin = { email, passwordHash, vorname: 'Admin', nachname: '', role: 'admin' } as const;
    const account = await createAccount(db, admin, now);
    if (account) await addKunde(db, account);
  });
  return undefined;
}
