import type { Db } from '#server/db/connect.ts';
import { latestExpiry } from '../session-rules.ts';
import { deleteForgottenAttempts } from './attempt.repository.ts';
import { deleteExpiredSessions } from './session.repository.ts';

/** Deletes sessions that are over for every role, and expired counts of attempts. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await deleteForgottenAttempts(db, now);
  await deleteExpiredSessions(db, {
    now: now.toISOString(),
    latestExpiry: latestExpiry(now).toISOString(),
  });
}
