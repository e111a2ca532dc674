import type { Tx } from '#server/db/connect.ts';
import { deleteAttemptsOn } from '#server/limits/attempt.repository.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { accountKeyOf } from '../attempt-counters.ts';
import { deleteSessionsOf } from '../sitzung/session.repository.ts';
import { deleteAccountRow } from './account.repository.ts';
import { type LockedAccount, lastAdmin } from './change-account.ts';

/**
 * Deletes a locked account with its sessions, links and counts of attempts. What other areas have of it goes
 * with the row: person, history, cart and messages are deleted, its orders lose the account. The last admin
 * who can sign in stays.
 */
export async function deleteAccount(db: Tx, { account, isLastAdmin }: LockedAccount): Promise<void> {
  if (isLastAdmin) throw lastAdmin('konto');
  // Before the account, as the transactions of these sessions lock the rows, too: what they have begun they finish.
  await deleteSessionsOf(db, account.id);
  await deleteAccountRow(db, account.id);
  await deleteAttemptsOn(db, accountKeyOf(await readSecret(db), account.email));
}
