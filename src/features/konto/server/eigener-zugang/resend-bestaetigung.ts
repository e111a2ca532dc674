import type { Account } from '#features/auth/contract.ts';
import { findAccountById, lockAccountRow } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { limitAttempts } from '#server/limits/limit-attempts.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { notFound } from '#shared/wire/errors.ts';
import { kontoPostCounters } from '../post-grenze.ts';
import { type KontoWeg, sendLink } from '../send-link.ts';

/** Sends the link that confirms the own address again. Returns the message for the answer. */
export async function resendBestaetigung(
  db: Db,
  { id }: Pick<Account, 'id'>,
  weg: KontoWeg,
): Promise<string> {
  const secret = await readSecret(db);
  return inTransaction(
    db,
    async (db) => {
      const account = await findAccountById(db, id);
      if (!account) throw notFound('Konto');
      if (account.emailBestaetigtAt !== null) return 'Ihre E-Mail-Adresse ist schon bestätigt.';
      const counters = kontoPostCounters(secret, { accountId: id, email: account.email });
      await limitAttempts(db, counters, weg.now);
      await sendLink(db, { account, art: 'bestaetigung' }, weg);
      return `Wir haben Ihnen einen Link an ${account.email} geschickt. Sehen Sie bitte auch im Spam-Ordner nach.`;
    },
    { lockFirst: (db) => lockAccountRow(db, { id }) },
  );
}
