import type { Db } from '#server/db/connect.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { findSession } from './session.repository.ts';
import { hashToken } from './start-session.ts';

const endedText = 'Sie sind abgemeldet.';
const notStoredText =
  'Sie sind abgemeldet. Dauerhaft speichern lässt sich das gerade nicht: Es gilt, bis der Laden neu startet, und wird gespeichert, sobald wieder Platz ist.';

/** Ends the session of this token; a session that is already over is no error. Returns the message for the answer. */
export async function signOut(db: Db, token: string | undefined, ended: EndedSessions): Promise<string> {
  const tokenHash = token === undefined ? undefined : hashToken(token);
  // An invented token must not take a place in memory.
  if (!tokenHash || !(await findSession(db, tokenHash))) return endedText;
  return (await ended.end(tokenHash)) ? endedText : notStoredText;
}
