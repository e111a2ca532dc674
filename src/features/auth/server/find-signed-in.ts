import type { Db } from '#server/db/connect.ts';
import { ignoreStorageFailure } from '#server/db/storage-failure.ts';
import type { Account } from '../contract.ts';
import { isSessionOver, isUseWorthNoting } from '../session-rules.ts';
import { deleteSession, findSession, noteSessionUse } from './session.repository.ts';
import { hashToken } from './start-session.ts';

/** The account of a token, if the session is still valid and the account is active. */
export async function findSignedIn(db: Db, token: string, now: Date): Promise<Account | undefined> {
  const tokenHash = hashToken(token);
  const session = await findSession(db, tokenHash);
  if (session?.status !== 'active') return undefined;
  if (isSessionOver(session, now)) {
    await deleteSession(db, tokenHash).catch(ignoreStorageFailure);
    return undefined;
  }
  if (isUseWorthNoting(session.lastUsedAt, now))
    await noteSessionUse(db, tokenHash, now.toISOString()).catch(ignoreStorageFailure);
  const { id, email, vorname, nachname, role } = session;
  return { id, email, vorname, nachname, role };
}
