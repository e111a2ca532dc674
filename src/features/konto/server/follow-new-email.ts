import { emailKeyOf } from '#features/auth/email-key.ts';
import type { LockedAccount } from '#features/auth/server/index.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { sendHinweis } from './send-hinweis.ts';
import { type KontoWeg, sendLink } from './send-link.ts';

type Change = { account: LockedAccount['account']; email: string; von: string };

/**
 * After the workshop gave an account another address, in the same transaction; `account` is as it was before.
 * Its owner gets a note at the old one and is asked to confirm the new one; a person who has not accepted her
 * invitation gets it again at the new one, as the first link ended with the change. Nothing while the shop is
 * only announced (R36).
 */
export async function followNewEmail(db: Tx, { account, email, von }: Change, weg: KontoWeg): Promise<void> {
  if (emailKeyOf(account.email) === emailKeyOf(email)) return;
  const { angaben } = await readEinstellung(db, 'phase');
  if (angaben.phase === 'angekuendigt') return;
  const neu = { ...account, email };
  if (account.status === 'pending') return sendLink(db, { account: neu, art: 'einladung', von }, weg);
  await sendHinweis(db, { account, was: 'emailDurchLaden' }, weg);
  await sendLink(db, { account: neu, art: 'bestaetigung' }, weg);
}
