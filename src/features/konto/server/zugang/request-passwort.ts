import { insertLinkAnfrage } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { limitAttempts } from '#server/limits/limit-attempts.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { linkAnfrageCounters } from '../post-grenze.ts';

const text =
  'Wenn es ein Konto mit dieser Adresse gibt, ist in wenigen Minuten eine E-Mail mit einem Link da. Sehen Sie bitte auch im Spam-Ordner nach.';

/**
 * Notes that a new password is wanted. It reads no account: answer, time and writes are the same whether there is one.
 * A job sends the link (`answerAnfragen`).
 */
export async function requestPasswort(
  db: Db,
  email: string,
  { address, now }: { address: string; now: Date },
): Promise<string> {
  const counters = linkAnfrageCounters(await readSecret(db), { email, address });
  await inTransaction(db, async (db) => {
    await limitAttempts(db, counters, now);
    await insertLinkAnfrage(db, email, now);
  });
  return text;
}
