import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import { type AttemptKind, attemptLimits, waitText } from '../attempt-rules.ts';
import { countAttempt } from './attempt.repository.ts';
import { attemptKey } from './attempt-key.ts';

/** Counts an attempt before anything else is read, or refuses it with the remaining seconds of the wait. */
export async function limitAttempts(
  db: Db,
  { kind, value }: { kind: AttemptKind; value: string },
  now: Date,
): Promise<void> {
  const refused = await countAttempt(db, attemptKey(kind, value), { limit: attemptLimits[kind], now });
  if (!refused) return;
  const retryAfter = Math.max(1, Math.ceil((Date.parse(refused.waitUntil) - now.getTime()) / 1000));
  throw new AppError('TOO_MANY', waitText(retryAfter), { retryAfter });
}
