import { ersteNummer, zaehlNummer } from '#features/auftrag/nummer-und-suche/gemeinte-nummern.ts';
import { findByNummer } from '#features/auftrag/server/index.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import type { VerfolgenGrenze } from '#features/bestellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { forgiveAttempts, limitAttempts } from '#server/limits/limit-attempts.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { WiderrufRow } from '../widerruf.repository.ts';

export type Treffer = { auftragId: string; wie: 'link' | 'nummer' };

type Suche = { nummern: VerfolgenGrenze; now: Date; address?: string };

/**
 * The order that a declaration certainly belongs to: its page led to the form, or number and e-mail address
 * are those of one. These two open the order's page as well, and guessing them is limited as it is there (ADR
 * 075): beyond that, as with everything else, the workshop decides.
 */
export async function findTreffer(
  db: Db,
  { link, bestellung, email }: WiderrufRow,
  suche: Suche,
): Promise<Treffer | undefined> {
  if (link !== '') return { auftragId: link, wie: 'link' };
  const [nummern, emailKey] = [ersteNummer(bestellung), emailKeyOf(email)];
  if (nummern.length === 0 || emailKey === '') return undefined;
  const byNummer = await findLimited(db, { nummern, emailKey }, suche);
  return byNummer && { auftragId: byNummer.id, wie: 'nummer' };
}

async function findLimited(
  db: Db,
  gesucht: { nummern: string[]; emailKey: string },
  { nummern: grenze, now, address = '127.0.0.1' }: Suche,
): Promise<{ id: string } | undefined> {
  const counters = await grenze.countersOf(db, { address, nummer: zaehlNummer(gesucht.nummern) });
  try {
    await limitAttempts(db, counters, now);
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY') return undefined;
    throw error;
  }
  const found = await findByNummer(db, gesucht);
  if (found) await inTransaction(db, (db) => forgiveAttempts(db, counters, now));
  return found;
}
