import { randomBytes } from 'node:crypto';
import type { Tx } from '#server/db/connect.ts';
import type { KontoLinkTable } from '#server/db/schema.ts';
import { replaceLink } from './konto-link.repository.ts';
import { hashToken } from './start-session.ts';

type NewLink = Pick<KontoLinkTable, 'accountId' | 'art' | 'email'> & { dauerMs: number };

/** Makes a link that opens a part of the account for `dauerMs`, and returns its secret, of which only the hash is stored. */
export async function makeLink(db: Tx, { dauerMs, ...link }: NewLink, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + dauerMs).toISOString();
  await replaceLink(db, { ...link, tokenHash: hashToken(token), createdAt, expiresAt });
  return token;
}
