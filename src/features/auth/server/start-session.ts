import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';
import type { Account } from '../contract.ts';
import { sessionExpiry } from '../session-rules.ts';
import { insertSession } from './session.repository.ts';

/** Starts a session for an account and returns its token; only the hash of the token is stored. */
export async function startSession(
  db: Db,
  { id, role }: Pick<Account, 'id' | 'role'>,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(db, {
    tokenHash: hashToken(token),
    accountId: id,
    createdAt: now.toISOString(),
    lastUsedAt: now.toISOString(),
    expiresAt: sessionExpiry(role, now).toISOString(),
  });
  return token;
}

/** A plain hash is enough: the token is too random to be guessed from it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
