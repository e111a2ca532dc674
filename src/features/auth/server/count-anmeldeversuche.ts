import type { Db } from '#server/db/connect.ts';
import { listAttempts } from '#server/limits/attempt.repository.ts';
import { findSecret } from '#server/secret/secret.repository.ts';
import { accountKeyOf } from './attempt-counters.ts';

/**
 * The number of recent failed sign-ins for each e-mail address. Those of a network or device are forgotten
 * after a right password from there, and a day after the latest one.
 */
export async function countAnmeldeversuche(
  db: Db,
  emails: string[],
  now: Date,
): Promise<(email: string) => number> {
  const secret = await findSecret(db);
  if (secret === undefined || emails.length === 0) return () => 0;
  const keyOf = (email: string) => accountKeyOf(secret, email);
  const rows = await listAttempts(db, emails.map(keyOf), now);
  const counts = new Map(rows.map(({ account, count }) => [account, count]));
  return (email) => counts.get(keyOf(email)) ?? 0;
}
