import type { Db } from '#server/db/connect.ts';
import { deleteForgottenAttempts } from './attempt.repository.ts';
import { deleteExpiredSessions } from './session.repository.ts';

/** Deletes expired sessions and expired counts of attempts. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await deleteForgottenAttempts(db, now);
  await deleteExpiredSessions(db, now.toISOString());
}
