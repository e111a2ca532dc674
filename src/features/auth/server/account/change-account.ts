import type { Tx } from '#server/db/connect.ts';
import { deleteAttemptsOn } from '#server/limits/attempt.repository.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import type { Role } from '#shared/roles.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { Status } from '../../contract.ts';
import { emailKeyOf } from '../../email-key.ts';
import { accountKeyOf } from '../attempt-counters.ts';
import { deleteLinksOf } from '../konto-link/konto-link.repository.ts';
import { deleteSessionsOf } from '../sitzung/session.repository.ts';
import { type AccountRow, countActiveAdmins, lockAccountRow, updateAccount } from './account.repository.ts';

/** The fields of an account that can be changed. The password is already hashed (`hashPassword`). */
export type AccountChanges = {
  email?: string;
  vorname?: string;
  nachname?: string;
  role?: Role;
  status?: Status;
  passwordHash?: string;
  /** When the owner showed that mail to the address reaches her; a new address is not confirmed unless this says so. */
  emailBestaetigtAt?: string;
};

/** An account that no other transaction can change until this one ends. */
export type LockedAccount = { account: AccountRow; isLastAdmin: boolean };

/** The first lock of `lockAccount`, for transactions whose caller is checked next (`lockFirst`). */
export const lockAdmins = countActiveAdmins;

/** Locks an account inside the caller's transaction, so that it cannot change before it is updated. */
export async function lockAccount(
  db: Tx,
  key: { id: string } | { email: string },
): Promise<LockedAccount | undefined> {
  // Always the admins first: this serialises all changes of admins and avoids deadlocks.
  const admins = await countActiveAdmins(db);
  const account = await lockAccountRow(db, key);
  return account && { account, isLastAdmin: admins === 1 && isActiveAdmin(account) };
}

/**
 * Changes a locked account. A new role, status, password or e-mail address ends all its sessions, deletes its
 * links in mails and clears the waits after earlier attempts. The last admin who can sign in stays an active
 * admin (R21). An e-mail address that is taken violates the unique constraint, which ends the transaction.
 */
export async function changeAccount(
  db: Tx,
  { account, isLastAdmin }: LockedAccount,
  { now, ...changes }: AccountChanges & { now: Date },
): Promise<void> {
  const after = { ...account, ...changes };
  if (isLastAdmin && !isActiveAdmin(after)) throw lastAdmin('role' in changes ? 'rolle' : 'status');

  const isChanged = isAccessChanged(account, after);
  // Before the account, as the transactions of these sessions lock the rows, too.
  if (isChanged) await deleteSessionsOf(db, account.id);
  const isSameEmail = emailKeyOf(account.email) === emailKeyOf(after.email);
  const confirmed = isSameEmail ? {} : { emailBestaetigtAt: null };
  await updateAccount(db, account.id, { ...confirmed, ...changes, updatedAt: now.toISOString() });
  if (isChanged) await deleteLinksOf(db, account.id);
  if (isChanged) await deleteAttemptsOn(db, accountKeyOf(await readSecret(db), after.email));
}

function isActiveAdmin({ role, status }: Pick<AccountRow, 'role' | 'status'>): boolean {
  return role === 'admin' && status === 'active';
}

function isAccessChanged(before: AccountRow, after: AccountRow): boolean {
  return (
    before.role !== after.role ||
    before.status !== after.status ||
    before.passwordHash !== after.passwordHash ||
    emailKeyOf(before.email) !== emailKeyOf(after.email)
  );
}

/** The refusal of what would leave the shop without an admin. */
export function lastAdmin(feld: 'rolle' | 'status' | 'konto'): AppError {
  const text = 'Das ist der letzte Admin. Bitte zuerst einen zweiten anlegen.';
  return new AppError('CONFLICT', text, { fehler: [`${feld}: ${text}`] });
}
