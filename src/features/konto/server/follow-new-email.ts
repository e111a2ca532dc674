import { emailKeyOf } from '#features/auth/email-key.ts';
import type { LockedAccount } from '#features/auth/server/index.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { sendHinweis } from './send-hinweis.ts';
import { type KontoWeg, sendLink } from './send-link.ts';

type Change = { account: LockedAccount['account']; email: string; von: string };

/**
 * After the workshop gave an account another address, in the same transaction; `account` is as it was before. Its owner gets a note at
 * the old one; a person who has not accepted her invitation gets it again at the new one, as the first link ended with the change.
 * Nothing while the shop is only announced (R36).
 */
export async function followNewEmail(db: Tx, { account, email, von }: Change, weg: KontoWeg): Promise<void> {
  if (emailKeyOf(account.email) === emailKeyOf(email)) return;
  const { angaben } = await readEinstellung(db, 'phase');
  if (angaben.phase === 'angekuendigt') return;
  if (account.status === 'pending')
    await sendLink(db, { account: { ...account, email }, art: 'einladung', von }, weg);
  else await sendHinweis(db, { account, was: 'emailDurchLaden' }, weg);
}
