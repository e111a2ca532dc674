import type { Tx } from '#server/db/connect.ts';
import { deleteAccountRow } from './account.repository.ts';
import { type LockedAccount, refuseLastAdmin } from './change-account.ts';
import { deleteSessionsOf } from './session.repository.ts';

/** Deletes a locked account with its sessions and links; the last admin who can sign in stays. */
export async function deleteAccount(db: Tx, locked: LockedAccount): Promise<void> {
  refuseLastAdmin(locked, 'status');
  await deleteSessionsOf(db, locked.account.id);
  await deleteAccountRow(db, locked.account.id);
}
