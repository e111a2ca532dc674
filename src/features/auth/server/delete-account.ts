import type { Tx } from '#server/db/connect.ts';
import { deleteAccountRow } from './account.repository.ts';
import { type LockedAccount, lastAdmin } from './change-account.ts';

/** Deletes a locked account with its sessions, links and person; the last admin who can sign in stays (R21). */
export async function deleteAccount(db: Tx, { account, isLastAdmin }: LockedAccount): Promise<void> {
  if (isLastAdmin) throw lastAdmin('rolle');
  await deleteAccountRow(db, account.id);
}
