import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Account } from '../../contract.ts';
import { sessionExpiry } from '../../session-rules.ts';
import { deleteOldSessions, insertSession } from './session.repository.ts';

/** Sessions that one account has at most. */
const mostSessions = 20;

/**
 * Starts a session for an account and returns its token; only the hash of the token is stored. Of too many sessions the
 * one that was not used for longest ends. `geraet` is the device in words (`geraetOf`).
 */
export async function startSession(
  db: Db,
  { id, role, geraet = '' }: Pick<Account, 'id' | 'role'> & { geraet?: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const session = {
    tokenHash: hashToken(token),
    accountId: id,
    createdAt: now.toISOString(),
    lastUsedAt: now.toISOString(),
    expiresAt: sessionExpiry(role, now).toISOString(),
    geraet,
  };
  await inTransaction(db, async (db) => {
    await deleteOldSessions(db, id, mostSessions - 1);
    await insertSession(db, session);
  });
  return token;
}

/** A plain hash is enough: the token is too random to be guessed from it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
