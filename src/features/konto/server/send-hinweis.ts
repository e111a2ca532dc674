import type { Account } from '#features/auth/contract.ts';
import { queueNachricht } from '#features/post/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { type Geaendert, geaendertPost } from '../post/post-geaendert.ts';
import { readLadenName } from './read-laden-name.ts';
import type { KontoWeg } from './send-link.ts';

/**
 * Queues the note that an account was changed, to the address that it had before, in the transaction of the change. It
 * belongs to no account, so that who took the account over cannot delete it together with it before it is sent.
 */
export async function sendHinweis(
  db: Tx,
  { account: { email }, was }: { account: Pick<Account, 'email'>; was: Geaendert },
  { adresse, now }: KontoWeg,
): Promise<void> {
  const post = geaendertPost(await readLadenName(db), { was, at: now.toISOString() });
  await queueNachricht(db, { ...post, art: 'geaendert', an: { email } }, { adresse, now });
}
