import { changeAccount, findLink, hashNewPassword, useLink } from '#features/auth/server/index.ts';
import { insertAenderung } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { LinkPasswortBody } from '../../contract.ts';
import type { LinkArt } from '../../link-art.ts';
import { authorOf } from '../author-of.ts';
import { sendHinweis } from '../send-hinweis.ts';
import type { KontoWeg } from '../send-link.ts';
import { linkOver } from './read-link.ts';

const arten: LinkArt[] = ['passwort', 'einladung'];

/**
 * Sets the password that a link is for, and uses the link up: all sessions end, the address counts as confirmed, an
 * invited account becomes active. A password that is refused leaves the link. Returns the message for the answer.
 */
export async function setPasswort(
  db: Db,
  { link: token, password }: LinkPasswortBody,
  { adresse, address, now }: KontoWeg & { address: string },
): Promise<string> {
  const found = await findLink(db, token, now);
  if (!found || !arten.includes(found.link.art)) throw linkOver();
  const passwordHash = await hashNewPassword(db, { password, owner: found.account }, { address, now });
  return inTransaction(db, async (db) => {
    const used = await useLink(db, { token, arten }, now);
    if (!used) throw linkOver();
    const { account } = used.locked;
    const emailBestaetigtAt = account.emailBestaetigtAt ?? now.toISOString();
    const isEinladung = used.link.art === 'einladung';
    const status = isEinladung ? 'active' : account.status;
    await changeAccount(db, used.locked, { passwordHash, emailBestaetigtAt, status, now });
    const felder = isEinladung ? ['passwort', 'status'] : ['passwort'];
    await insertAenderung(db, account.id, { von: authorOf(account), felder, now });
    if (isEinladung) return 'Ihr Konto ist bereit. Bitte melden Sie sich an.';
    await sendHinweis(db, { account, was: 'passwort' }, { adresse, now });
    return 'Ihr neues Passwort gilt ab jetzt. Bitte melden Sie sich damit an.';
  });
}
