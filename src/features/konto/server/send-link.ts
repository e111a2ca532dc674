import type { Account } from '#features/auth/contract.ts';
import { makeLink } from '#features/auth/server/index.ts';
import { queueNachricht, withdrawNachrichten } from '#features/post/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { readableLine } from '#shared/text/single-line.ts';
import { type LinkArt, linkDauer } from '../link-art.ts';
import type { KontoPost } from '../post/konto-post.ts';
import { bestaetigungPost } from '../post/post-bestaetigung.ts';
import { einladungPost } from '../post/post-einladung.ts';
import { emailPost } from '../post/post-email.ts';
import { passwortPost } from '../post/post-passwort.ts';
import { readLadenName } from './read-laden-name.ts';

/** The shop's own address, which completes the links, and the time. */
export type KontoWeg = { adresse: string; now: Date };

type Sent = {
  account: Pick<Account, 'id' | 'email' | 'vorname' | 'nachname'>;
  art: LinkArt;
  /** Where it goes, if not to the account's address. */
  email?: string;
  /** The person of the workshop who sends it. */
  von?: string;
};

/**
 * Makes a link of an account and queues the mail that brings it, in the caller's transaction. The older link
 * of the same kind works no longer, and its mail is taken back if it still waits.
 */
export async function sendLink(
  db: Tx,
  { account, art, email = account.email, von = '' }: Sent,
  { adresse, now }: KontoWeg,
): Promise<void> {
  const geheim = await makeLink(db, { accountId: account.id, art, email, dauerMs: linkDauer[art] }, now);
  await withdrawNachrichten(db, { wer: 'accountId', ids: [account.id], arten: [art] }, now);
  const name = readableLine(`${account.vorname} ${account.nachname}`);
  const post = textOf(art, await readLadenName(db), { name, von });
  // The name stands in the mail only if the workshop wrote it.
  const an = art === 'einladung' ? { email, name } : { email };
  await queueNachricht(db, { ...post, art, an, accountId: account.id, geheim }, { adresse, now });
}

function textOf(art: LinkArt, ladenName: string, { name, von }: { name: string; von: string }): KontoPost {
  if (art === 'bestaetigung') return bestaetigungPost(ladenName);
  if (art === 'passwort') return passwortPost(ladenName, von);
  if (art === 'einladung') return einladungPost(ladenName, { name, von });
  return emailPost(ladenName);
}
