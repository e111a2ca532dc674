import type { Db } from '#server/db/connect.ts';
import { emailKeyOf } from '../email-key.ts';
import { listAttempts } from './attempt.repository.ts';
import { attemptKey } from './attempt-key.ts';

/**
 * The number of recent failed sign-ins for each e-mail address; 0 after a successful one, and a day after the last
 * attempt.
 */
export async function countAnmeldeversuche(
  db: Db,
  emails: string[],
  now: Date,
): Promise<(email: string) => number> {
  const keyOf = (email: string) => attemptKey('account', emailKeyOf(email));
  const rows = emails.length === 0 ? [] : await listAttempts(db, emails.map(keyOf), now);
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  return (email) => counts.get(keyOf(email)) ?? 0;
}
