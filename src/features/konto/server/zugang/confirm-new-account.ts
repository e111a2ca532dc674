import type { Account } from '#features/auth/contract.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { type KontoWeg, sendLink } from '../send-link.ts';

/** Asks a new account to confirm its address; nothing while the shop is only announced (R36). */
export async function confirmNewAccount(db: Tx, account: Account, weg: KontoWeg): Promise<void> {
  const { angaben } = await readEinstellung(db, 'phase');
  if (angaben.phase !== 'angekuendigt') await sendLink(db, { account, art: 'bestaetigung' }, weg);
}
