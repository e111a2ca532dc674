import { AppError } from '#shared/wire/errors.ts';
import type { Db } from '../db/connect.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { countAttempt, deleteAttempts, forgiveAttempt } from './attempt.repository.ts';
import type { AttemptCounter } from './attempt-counter.ts';
import { longestForgetMs, waitText } from './attempt-limit.ts';

/**
 * Counts an attempt before what it tries is checked, or refuses it with the remaining seconds of the wait. All or
 * nothing: a refused attempt is not counted, so that nobody reaches a further limit by repeating it.
 */
export async function limitAttempts(db: Db, counters: AttemptCounter[], now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    for (const counter of counters) {
      const { kind, forgetMs, grund } = counter.limit;
      if (forgetMs > longestForgetMs)
        throw new Error(`Counts of ${kind} would be deleted before they expire.`);
      const refused = await countAttempt(db, counter, now);
      if (!refused) continue;
      const retryAfter = Math.max(1, Math.ceil((Date.parse(refused.waitUntil) - now.getTime()) / 1000));
      throw new AppError('TOO_MANY', waitText(retryAfter, grund), { retryAfter });
    }
  });
}

/**
 * After the right password: the count of this origin on the account starts again, all others lose one attempt. In the
 * order of the counting, so that concurrent transactions lock the rows in one order.
 */
export async function forgiveAttempts(db: Db, counters: AttemptCounter[], now: Date): Promise<void> {
  for (const { limit, key } of counters) {
    if (limit.afterSuccess === 'restart') await deleteAttempts(db, key);
    else await forgiveAttempt(db, key, now);
  }
}
