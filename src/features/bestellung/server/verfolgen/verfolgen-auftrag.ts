import { ersteNummer, zaehlNummer } from '#features/auftrag/nummer-und-suche/gemeinte-nummern.ts';
import { findByNummer, readBestellToken } from '#features/auftrag/server/index.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { forgiveAttempts, limitAttempts } from '#server/limits/limit-attempts.ts';
import { AppError } from '#shared/wire/errors.ts';
import { nichtGefundenText } from '../../verfolgen/verfolgen.ts';
import type { VerfolgenBody } from '../../verfolgen/verfolgen-contract.ts';
import type { VerfolgenGrenze } from './verfolgen-grenze.ts';

type Versuch = VerfolgenBody & { address: string };

/**
 * The token of the order with this number and e-mail address. Every pair that opens nothing has the same
 * answer after the same work; each is counted before it is looked up, and one that opens its order is taken
 * off again.
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
