import { changeAccount, findLink, useLink } from '#features/auth/server/index.ts';
import { type Db, isUniqueViolation } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { LinkArt } from '../../link-art.ts';
import { changeEmail } from './change-email.ts';
import { type Nachweis, proveOwner } from './prove-owner.ts';
import { linkOver } from './read-link.ts';

const arten: LinkArt[] = ['bestaetigung', 'email'];

const takenText =
  'Mit dieser E-Mail-Adresse gibt es inzwischen ein anderes Konto. Bitte melden Sie sich mit Ihrer bisherigen Adresse an und wählen Sie eine andere.';

/**
 * Confirms the address of an account, or gives it the new one that the link went to. The link shows that mail
 * to the address is read, the session or the password that the account is that person's, too: a stranger may
 * have made it with her address. A refusal leaves the link. Returns the message for the answer.
 */
export async function confirmLink(
  db: Db,
  { link: token, adresse }: { link: string; adresse: string },
  nachweis: Nachweis,
): Promise<string> {
  const weg = { adresse, now: nachweis.caller.now };
  const found = await findLink(db, token, weg.now);
  if (!found || !arten.includes(found.link.art)) throw linkOver();
  const checkStillOwner = await proveOwner(db, found.account.id, nachweis).catch(async (error: unknown) => {
    // Another use may have come in between: it ends the session that is shown here, and the answer is about the link.
    throw (await findLink(db, token, weg.now)) ? error : linkOver();
  });
  const confirm = inTransaction(db, async (db) => {
    const used = await useLink(db, { token, arten }, weg.now);
    if (!used) throw linkOver();
    const { link, locked } = used;
    await checkStillOwner(db, locked);
    if (link.art === 'email') {
      await changeEmail(db, { locked, email: link.email }, weg);
      return 'Ihre neue E-Mail-Adresse gilt ab jetzt. Bitte melden Sie sich damit neu an.';
    }
    await changeAccount(db, locked, { emailBestaetigtAt: weg.now.toISOString(), now: weg.now });
    return 'Vielen Dank, Ihre E-Mail-Adresse ist bestätigt.';
  });
  // The link stays usable: with the transaction its use is undone.
  return confirm.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('CONFLICT', takenText) : error;
  });
}
