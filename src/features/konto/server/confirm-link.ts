import { changeAccount, useLink } from '#features/auth/server/index.ts';
import { type Db, isUniqueViolation } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/errors.ts';
import { changeEmail } from './change-email.ts';
import { linkOver } from './read-link.ts';
import type { KontoWeg } from './send-link.ts';

const takenText =
  'Mit dieser E-Mail-Adresse gibt es inzwischen ein anderes Konto. Bitte melden Sie sich mit Ihrer bisherigen Adresse an und wählen Sie eine andere.';

/** Confirms the address of an account, or gives it the new one that the link went to. Returns the message for the answer. */
export function confirmLink(db: Db, token: string, weg: KontoWeg): Promise<string> {
  const confirm = inTransaction(db, async (db) => {
    const used = await useLink(db, { token, arten: ['bestaetigung', 'email'] }, weg.now);
    if (!used) throw linkOver();
    const { link, locked } = used;
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
