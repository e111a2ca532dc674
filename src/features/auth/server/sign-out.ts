import type { Db } from '#server/db/connect.ts';
import { deleteSession } from './session.repository.ts';
import { hashToken } from './start-session.ts';

/** Ends the session of this token; a session that is already over is no error. */
export async function signOut(db: Db, token: string | undefined): Promise<void> {
  if (token) await deleteSession(db, hashToken(token));
}
