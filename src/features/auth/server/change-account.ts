import type { Db } from '#server/db/connect.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Role } from '#shared/roles.ts';
import type { Status } from '../contract.ts';
import { emailKeyOf } from '../email-key.ts';
import { countActiveAdmins, findAccountByEmail, updateAccount } from './account.repository.ts';
import { deleteAttempts } from './attempt.repository.ts';
import { attemptKey } from './attempt-key.ts';
import { deleteSessionsOf } from './session.repository.ts';

/** What can be changed of an account's access. The password comes hashed (`hashPassword`). */
export type AccessChanges = { role: Role } | { status: Status } | { passwordHash: string };

/**
 * Changes password, role or status. All sessions of the account end, and it has to wait for no earlier attempts. The
 * last admin who can sign in stays one (R21).
 */
export function changeAccount(db: Db, email: string, changes: AccessChanges): Promise<void> {
  return db.transaction().execute(async (db) => {
    // First, because it holds everybody else off who changes an admin.
    const admins = await countActiveAdmins(db);
    const account = await findAccountByEmail(db, email);
    if (!account) throw notFound('Konto');

    const isAdmin = account.role === 'admin' && account.status === 'active';
    const { role, status } = { ...account, ...changes };
    const staysAdmin = role === 'admin' && status === 'active';
    if (isAdmin && !staysAdmin && admins === 1)
      throw new AppError('CONFLICT', 'Das ist der letzte Admin. Bitte zuerst einen zweiten anlegen.');

    await updateAccount(db, account.id, { ...changes, updatedAt: new Date().toISOString() });
    await deleteSessionsOf(db, account.id);
    await deleteAttempts(db, attemptKey('account', emailKeyOf(email)));
  });
}
