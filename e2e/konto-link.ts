import type { LinkArt } from '#features/konto/link-art.ts';
import { linkPfad } from '#features/konto/link-art.ts';
import type { Db } from '#server/db/connect.ts';
import { expect } from './fixtures.ts';

/**
 * The address in the latest mail of this kind, for the page's `goto`. Waits until the outbox has `anzahl` of them: some are written by a
 * job. The tests' shops have no mail server, so the outbox keeps the links' secrets.
 */
export async function letzterLink(db: Db, art: LinkArt, anzahl = 1): Promise<string> {
  const read = () =>
    db.selectFrom('nachricht').select('geheim').where('art', '=', art).orderBy('id', 'desc').execute();
  await expect.poll(async () => (await read()).length, `mails of kind ${art}`).toBeGreaterThanOrEqual(anzahl);
  const [latest] = await read();
  if (!latest?.geheim) throw new Error(`the latest mail of kind ${art} has no secret`);
  return `${linkPfad}#${latest.geheim}`;
}

/** The secret of such an address. */
export const geheimOf = (link: string): string => link.slice(link.indexOf('#') + 1);
