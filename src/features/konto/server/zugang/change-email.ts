import { changeAccount, type LockedAccount } from '#features/auth/server/index.ts';
import { changeKunde, insertAenderung, readKundeAngaben } from '#features/kunde/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { authorOf } from '../author-of.ts';
import { sendHinweis } from '../send-hinweis.ts';
import type { KontoWeg } from '../send-link.ts';

/**
 * Gives a locked account a new, confirmed address: all its sessions end, and the old address gets a note. One
 * that is taken violates the unique constraint, which ends the transaction.
 */
export async function changeEmail(
  db: Tx,
  { locked, email }: { locked: LockedAccount; email: string },
  weg: KontoWeg,
): Promise<void> {
  const { account } = locked;
  const { now } = weg;
  await changeAccount(db, locked, { email, emailBestaetigtAt: now.toISOString(), now });
  const angaben = (await readKundeAngaben(db, [account.id])).get(account.id);
  // The search of the back office finds people by their address.
  if (angaben) await changeKunde(db, account.id, { ...account, ...angaben, email });
  await insertAenderung(db, account.id, { von: authorOf(account), felder: ['email'], now });
  await sendHinweis(db, { account, was: 'email' }, weg);
}
