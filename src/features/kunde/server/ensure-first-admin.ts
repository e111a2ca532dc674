import { checkPassword, findAccountByEmail, hasAdmin, hashPassword } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { createAccountWithKunde } from './create-account-with-kunde.ts';

/**
 * Creates the first admin of a shop that has none. An existing account is never changed; if the account in the settings
 * is not an admin, or there is another admin, the result is a message for the terminal.
 */
export async function ensureFirstAdmin(
  db: Db,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<string | undefined> {
  const known = await findAccountByEmail(db, email);
  if (known) {
    if (known.role === 'admin') return undefined;
    return `ADMIN_EMAIL: ${email} hat schon ein Konto, das keines eines Admins ist. „npm run account -- role --email ${email} --role admin“ ändert das.`;
  }
  if (await hasAdmin(db))
    return `ADMIN_EMAIL: nicht angelegt, weil es schon einen Admin gibt. „npm run account -- create …“ legt einen weiteren an.`;
  await checkPassword(db, password, { email });
  const passwordHash = await hashPassword(password);
  const admin = { email, passwordHash, vorname: 'Admin', nachname: '', role: 'admin' } as const;
  await createAccountWithKunde(db, admin, now);
  return undefined;
}
