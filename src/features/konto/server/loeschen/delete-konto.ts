import { countAuftraegeOf } from '#features/auftrag/server/index.ts';
import { deleteAccount, lockAccount } from '#features/auth/server/index.ts';
import { queueNachricht } from '#features/post/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { readableLine } from '#shared/text/single-line.ts';
import { notFound } from '#shared/wire/errors.ts';
import { geloeschtPost } from '../../post/post-geloescht.ts';
import { readLadenName } from '../read-laden-name.ts';

/**
 * Deletes an account with all that belongs to it, and writes the last message to its owner; its orders stay
 * without it (R40). Does not check who asks. The last admin who can sign in is refused. The transaction has
 * to lock the admins first (`lockAdmins`).
 */
export async function deleteKonto(
  db: Tx,
  { accountId, now, adresse }: { accountId: string; now: Date; adresse: string },
): Promise<void> {
  const locked = await lockAccount(db, { id: accountId });
  if (!locked) throw notFound('Konto');
  const { email, vorname, nachname, emailBestaetigtAt } = locked.account;
  const bestellungen = await countAuftraegeOf(db, accountId);
  await deleteAccount(db, locked);
  // Who registers with the address of another person writes the name, too: it could be an advertisement.
  const name = emailBestaetigtAt === null ? '' : readableLine(`${vorname} ${nachname}`);
  const post = geloeschtPost({ email, name, ladenName: await readLadenName(db), bestellungen });
  await queueNachricht(db, post, { adresse, now });
}
