import type { Db, Tx } from '#server/db/connect.ts';
import { ignoreStorageFailure } from '#server/db/engines/storage-failure.ts';
import type { Account } from '../../contract.ts';
import { isSessionOver, isUseWorthNoting } from '../../session-rules.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { deleteSession, findSession, holdSession, noteSessionUse } from './session.repository.ts';
import { hashToken } from './start-session.ts';

/** What decides besides the database whether a session is over. */
type Moment = { now: Date; ended: EndedSessions };

/** The account of a token, if the session is still valid and the account is active. */
export async function findSignedIn(
  db: Db,
  token: string,
  { now, ended }: Moment,
): Promise<Account | undefined> {
  const tokenHash = hashToken(token);
  const session = await findSession(db, tokenHash);
  if (session?.status !== 'active' || ended.has(tokenHash)) return undefined;
  if (isSessionOver(session, now)) {
    await deleteSession(db, tokenHash).catch(ignoreStorageFailure);
    return undefined;
  }
  if (isUseWorthNoting(session.lastUsedAt, now))
    await noteSessionUse(db, tokenHash, now.toISOString()).catch(ignoreStorageFailure);
  return toAccount(session);
}

/**
 * The same in a transaction, which it makes wait for a running end of the session, or that end wait for the
 * transaction. Stores nothing.
 */
export async function holdSignedIn(
  db: Tx,
  token: string,
  { now, ended }: Moment,
): Promise<Account | undefined> {
  const tokenHash = hashToken(token);
  const session = await holdSession(db, tokenHash);
  if (session?.status !== 'active' || ended.has(tokenHash) || isSessionOver(session, now)) return undefined;
  return toAccount(session);
}

function toAccount({ id, email, vorname, nachname, role }: Account): Account {
  return { id, email, vorname, nachname, role };
}
