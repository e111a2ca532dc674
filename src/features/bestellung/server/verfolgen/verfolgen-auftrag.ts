import { emailKeyOf } from '#features/auth/email-key.ts';
import { forgiveAttempts, limitAttempts, type VerfolgenGrenze } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import { ersteNummer, zaehlNummer } from '#features/auftrag/nummer-und-suche/gemeinte-nummern.ts';
import { nichtGefundenText } from '../../verfolgen/verfolgen.ts';
import type { VerfolgenBody } from '../../verfolgen/verfolgen-contract.ts';
import { readBestellToken } from '#features/auftrag/server/kundensicht/bestell-link.ts';
import { findByNummer } from '#features/auftrag/server/kundensicht/nummer-und-email.repository.ts';

type Versuch = VerfolgenBody & { address: string };

/**
 * The token of the order with this number and e-mail address. Every pair that opens nothing has the same answer after the same
 * work; each is counted before it is looked up, and one that opens its order is taken off again.
 */
export async function verfolgenAuftrag(
  db: Db,
  { nummer, email, address }: Versuch,
  { grenze, now }: { grenze: VerfolgenGrenze; now: () => Date },
): Promise<string> {
  const nummern = ersteNummer(nummer);
  const at = now();
  const counters = await grenze.countersOf(db, { address, nummer: zaehlNummer(nummern) });
  await limitAttempts(db, counters, at);
  const auftrag = await findByNummer(db, { nummern, emailKey: emailKeyOf(email) });
  if (!auftrag) throw new AppError('NOT_FOUND', nichtGefundenText);
  await inTransaction(db, (db) => forgiveAttempts(db, counters, at));
  return readBestellToken(db, auftrag.id);
}
