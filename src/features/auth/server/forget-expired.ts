import type { Db } from '#server/db/connect.ts';
import { deleteForgottenAttempts } from './attempt.repository.ts';
import { deleteExpiredSessions } from './session.repository.ts';

/** Deletes expired sessions and attempts; they are otherwise only deleted when they are read. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await deleteForgottenAttempts(db, now);
  await deleteExpiredSessions(db, now.toISOString());
}
