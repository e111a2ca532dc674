import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';
import type { Account } from '../contract.ts';
import { sessionExpiry } from '../session-rules.ts';
import { insertSession } from './session.repository.ts';

/** Signs an account in on one device and answers the token, which is kept nowhere else. */
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

/** A token is random enough that a plain hash cannot be turned back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
