import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { type Auftragsakte, lockSomeAuftragsakten, refuseAnonym } from '../auftragsakte/auftragsakte.ts';
import { applyEreignisToAll, type Bearbeitung, refuseUngesehen } from '../auftragsakte/change-auftrag.ts';
import { findUmsaetze, insertUmsaetze } from './bank-umsatz.repository.ts';
import { type Geldeingang, zahlungOf } from './record-zahlung.ts';

/** What of a transfer of the bank's is for one order, with a key of its own. */
type Teil = Geldeingang & { umsatz: string };

/** What was booked of it: the order's last event then, and what is said of it. */
export type Gebuchtes = { auftragId: string; letzteNr: number; message: string };

/**
 * Records transfers of the bank's, of each all parts or none; no order occurs twice. They share one transaction, and
 * one that is refused leaves the others alone. Returns of each what was booked, or why not.
 */
export async function recordUmsaetze(
  db: Db,
  umsaetze: Teil[][],
  bearbeitung: Bearbeitung,
): Promise<(Gebuchtes[] | AppError)[]> {
  try {
    return await inTransaction(db, (db) => recordAll(db, umsaetze, bearbeitung));
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
    // Another call has booked one of them meanwhile.
    if (umsaetze.length === 1) return [error];
    const einzeln: (Gebuchtes[] | AppError)[] = [];
    for (const one of umsaetze) einzeln.push(...(await recordUmsaetze(db, [one], bearbeitung)));
    return einzeln;
  }
}

async function recordAll(db: Tx, umsaetze: Teil[][], bearbeitung: Bearbeitung) {
  const teile = umsaetze.flat();
  const akten = await lockSomeAuftragsakten(
    db,
    teile.map(({ id }) => id),
  );
  const lage = {
    akten: new Map(akten.map((akte) => [akte.auftrag.id, akte])),
    gebuchte: await findUmsaetze(
      db,
      teile.map(({ umsatz }) => umsatz),
    ),
  };
  const entschieden = umsaetze.map((one) => decideOrRefuse(one, lage, bearbeitung));
  const zahlungen = entschieden.flatMap((one) => (one instanceof AppError ? [] : one));
  await write(db, zahlungen, bearbeitung);
  return entschieden.map((one) =>
    one instanceof AppError
      ? one
      : one.map(({ akte, message }) => {
          return { auftragId: akte.auftrag.id, letzteNr: akte.ereignisse.length + 1, message };
        }),
  );
}

type Lage = { akten: Map<string, Auftragsakte>; gebuchte: Set<string> };

function decideOrRefuse(teile: Teil[], lage: Lage, bearbeitung: Bearbeitung) {
  try {
    return teile.map((teil) => decide(teil, lage, bearbeitung));
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

function decide({ id, gesehen, ...geld }: Teil, { akten, gebuchte }: Lage, bearbeitung: Bearbeitung) {
  const akte = akten.get(id);
  if (!akte) throw notFound('Bestellung');
  if (gesehen !== undefined) refuseUngesehen(akte, gesehen);
  const { message, zahlung: ereignis } = zahlungOf(akte.auftrag, geld, bearbeitung);
  if (gebuchte.has(geld.umsatz)) throw schonGebucht();
  refuseAnonym(akte.auftrag);
  return { akte, umsatz: geld.umsatz, message, ereignis };
}

async function write(
  db: Tx,
  zahlungen: ReturnType<typeof decide>[],
  bearbeitung: Bearbeitung,
): Promise<void> {
  const createdAt = bearbeitung.now.toISOString();
  const rows = zahlungen.map(({ umsatz: hash, akte: { auftrag, ereignisse } }) => {
    return { hash, auftragId: auftrag.id, nr: ereignisse.length + 1, createdAt };
  });
  if (!(await insertUmsaetze(db, rows))) throw schonGebucht();
  await applyEreignisToAll(db, zahlungen, bearbeitung);
}

function schonGebucht(): AppError {
  return new AppError('CONFLICT', 'Diese Überweisung ist schon gebucht.');
}
