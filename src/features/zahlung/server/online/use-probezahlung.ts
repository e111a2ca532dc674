import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { ProbezahlungTable } from '#server/db/schema.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { ProbeWahl, Probezahlung } from '../../online/probezahlung-contract.ts';
import type { ZahlungsAnbieter } from '../anbieter/anbieter.ts';
import { findProbezahlung, payProbezahlung } from '../anbieter/probezahlung.repository.ts';

/** Milliseconds until the money of `spaeter` is known. */
const laterMs = 60_000;

type Services = { anbieter: Pick<ZahlungsAnbieter, 'name'> | undefined; now: () => Date };

/** A payment as the page of the example workshop's provider shows it. */
export async function readProbezahlung(db: Db, id: string, services: Services): Promise<Probezahlung> {
  const row = await findKnown(db, id, services);
  const { nummer, betragCent, abbruch } = row;
  const stand = isOpen(row, services.now()) ? 'offen' : 'zu';
  return { nummer, betrag: betragCent / 100, stand, zurueck: pathOf(abbruch) };
}

/** What the shopper does there, and where she goes then. Only a payment changes something; all else is tried again. */
export function chooseProbezahlung(
  db: Db,
  { id, wahl }: { id: string; wahl: ProbeWahl },
  services: Services,
): Promise<{ adresse?: string }> {
  return inTransaction(db, async (db) => {
    const now = services.now();
    const row = await findKnown(db, id, services);
    if (!isOpen(row, now)) throw closed();
    if (wahl === 'fehlschlagen') return {};
    if (wahl === 'abbrechen') return { adresse: pathOf(row.abbruch) };
    const bezahltAt = wahl === 'spaeter' ? new Date(now.getTime() + laterMs) : now;
    if (!(await payProbezahlung(db, id, { now, bezahltAt }))) throw closed();
    return { adresse: pathOf(row.erfolg) };
  });
}

async function findKnown(db: Db, id: string, { anbieter }: Services): Promise<ProbezahlungTable> {
  const row = anbieter?.name === 'probe' ? await findProbezahlung(db, id) : undefined;
  if (!row) throw new AppError('NOT_FOUND', 'Diese Probezahlung gibt es nicht.');
  return row;
}

function isOpen({ bezahltAt, beendetAt, laeuftBis }: ProbezahlungTable, now: Date): boolean {
  return bezahltAt === null && beendetAt === null && laeuftBis > now.toISOString();
}

function closed(): AppError {
  return new AppError(
    'CONFLICT',
    'Diese Zahlung ist schon abgeschlossen oder beendet. Bitte gehen Sie zurück zu Ihrer Bestellung.',
  );
}

/** A return address within the shop, under whatever name it was opened. */
function pathOf(adresse: string): string {
  const { pathname, search } = new URL(adresse);
  return `${pathname}${search}`;
}
