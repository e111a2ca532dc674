import type { Account } from '#features/auth/contract.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { registerTexts } from '#features/auth/register-texts.ts';
import {
  type Caller,
  checkOwnPassword,
  findAccountByEmail,
  lockAccountRow,
} from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { limitAttempts } from '#server/limits/limit-attempts.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { NeueEmailBody } from '../../contract.ts';
import { dauerText } from '../../post/konto-post.ts';
import { kontoPostCounters } from '../post-grenze.ts';
import { sendLink } from '../send-link.ts';

const sameText = 'Das ist schon die Adresse Ihres Kontos.';
const { emailTaken } = registerTexts;

/**
 * Sends a link to a new address; the account changes when it is used. The mails are counted before it is known whether
 * the address is taken, so that nobody can ask for one address after the other.
 */
export async function requestEmail(
  db: Db,
  { account, body: { email, password } }: { account: Account; body: NeueEmailBody },
  { caller, adresse }: { caller: Caller; adresse: string },
): Promise<string> {
  const { now } = caller;
  const { id } = account;
  const owner = await checkOwnPassword(db, { account, password }, caller);
  if (emailKeyOf(email) === emailKeyOf(owner.email))
    throw new AppError('BAD_REQUEST', sameText, { fehler: [`email: ${sameText}`] });
  await limitAttempts(db, kontoPostCounters(await readSecret(db), { accountId: id, email }), now);
  await inTransaction(
    db,
    async (db) => {
      if (await findAccountByEmail(db, email))
        throw new AppError('CONFLICT', emailTaken, { fehler: [`email: ${emailTaken}`] });
      await sendLink(db, { account, art: 'email', email }, { adresse, now });
    },
    { lockFirst: (db) => lockAccountRow(db, { id }) },
  );
  return `Wir haben Ihnen einen Link an ${email} geschickt. Er gilt ${dauerText.email}. Bis Sie die Adresse bestätigen, bleibt Ihre bisherige.`;
}
