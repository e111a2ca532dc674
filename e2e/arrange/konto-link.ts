import { hashToken } from '#features/auth/server/index.ts';
import { type LinkArt, linkDauer, linkPfad } from '#features/konto/link-art.ts';
import type { Db } from '#server/db/connect.ts';
import { expect } from '../fixtures.ts';
import { emailOf, type Who } from './accounts.ts';

/**
 * The address in the latest mail of this kind, for the page's `goto`. Waits until the outbox has `anzahl` of
 * them: some are written by a job. The tests' shops have no mail server, so the outbox keeps the links'
 * secrets.
 */
export async function letzterLink(db: Db, art: LinkArt, anzahl = 1): Promise<string> {
  const read = () =>
    db.selectFrom('nachricht').select('geheim').where('art', '=', art).orderBy('id', 'desc').execute();
  await expect.poll(async () => (await read()).length, `mails of kind ${art}`).toBeGreaterThanOrEqual(anzahl);
  const [latest] = await read();
  if (!latest?.geheim) throw new Error(`the latest mail of kind ${art} has no secret`);
  return addressOf(latest.geheim);
}

/** The secret of such an address. */
export const geheimOf = (link: string): string => link.slice(link.indexOf('#') + 1);

/** Stores a link of this account as if it had been sent, and returns its address. */
export async function insertLink(db: Db, who: Who, { art }: { art: LinkArt }): Promise<string> {
  const geheim = `link-${art}-of-${who}`.padEnd(43, '_');
  const { id: accountId, email } = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('email', '=', emailOf(who))
    .executeTakeFirstOrThrow();
  const now = Date.now();
  await db
    .insertInto('kontoLink')
    .values({
      ...{ tokenHash: hashToken(geheim), art, accountId, email },
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + linkDauer[art]).toISOString(),
    })
    .execute();
  return addressOf(geheim);
}

function addressOf(geheim: string): string {
  return `${linkPfad}#${geheim}`;
}
