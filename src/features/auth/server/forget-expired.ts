import type { Db } from '#server/db/connect.ts';
import { deleteForgottenAttempts } from './attempt.repository.ts';
import { deleteExpiredSessions } from './session.repository.ts';

/** Deletes sessions and counted attempts that have reached their end; nobody has looked at them since. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await deleteForgottenAttempts(db, now);
  await deleteExpiredSessions(db, now.toISOString());
}
