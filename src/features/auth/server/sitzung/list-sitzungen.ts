import { createHash } from 'node:crypto';
import type { Db } from '#server/db/connect.ts';
import type { Role } from '#shared/roles.ts';
import { isSessionOver } from '../../session-rules.ts';
import { listSessionsOf } from './session.repository.ts';
import { hashToken } from './start-session.ts';

/** A session as its owner reads it. `id` leads back neither to the token nor to its stored hash. */
export type SitzungRow = { id: string; geraet: string; seit: string; zuletzt: string; istDiese: boolean };

/** The sessions of an account that are not over, the latest use first. `token` is that of the request. */
export async function listSitzungen(
  db: Db,
  { id, role }: { id: string; role: Role },
  { token, now }: { token: string | undefined; now: Date },
): Promise<SitzungRow[]> {
  const own = token === undefined ? undefined : hashToken(token);
  const rows = await listSessionsOf(db, id);
  return rows
    .filter((row) => !isSessionOver({ role, ...row }, now))
    .map(({ tokenHash, geraet, createdAt, lastUsedAt }) => ({
      id: createHash('sha256').update(`sitzung ${tokenHash}`).digest('base64url'),
      geraet,
      seit: createdAt,
      zuletzt: lastUsedAt,
      istDiese: tokenHash === own,
    }));
}
