import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { ProbezahlungTable } from '#server/db/schema.ts';
import { AnbieterError, type NeueZahlung, type ZahlungsAnbieter, type Zahlungsauskunft } from './anbieter.ts';
import { addProbezahlung, endProbezahlung, findProbezahlung } from './probezahlung.repository.ts';

/**
 * The payment provider of the example workshop: a table instead of a network, so that anybody walks the whole way
 * without an account. It behaves like a real one: it knows nothing of orders, and sends no messages.
 */
export function openProbe(db: Db, { now }: { now: () => Date }): ZahlungsAnbieter {
  return {
    name: 'probe',
    modus: 'probe',
    leseWege: async () => ['karte', 'paypal', 'wero'],
    beginne: async (zahlung) => {
      await addOnce(db, rowOf(zahlung));
      return { anbieterId: zahlung.id, adresse: `/probezahlung/${zahlung.id}` };
    },
    lies: async (id) => {
      const row = await findKnown(db, id);
      const stand = standOf(row, now());
      const auskunft = { stand, betragCent: row.betragCent, waehrung: 'EUR' };
      return stand === 'bezahlt' ? { ...auskunft, weg: 'karte' } : auskunft;
    },
    brichAb: async (id) => {
      await inTransaction(db, (db) => endProbezahlung(db, id, now()));
      const { bezahltAt } = await findKnown(db, id);
      return bezahltAt === null ? 'abgebrochen' : 'schonBezahlt';
    },
    // Nothing moves, so it is there at once.
    erstatte: async ({ id }) => ({ anbieterId: id, stand: 'erledigt' }),
    liesErstattung: async ({ anbieterId }) => ({ anbieterId, stand: 'erledigt' }),
    pruefeMeldung: async () => 'ungueltig',
  };
}

/** Who has paid has paid, also when the money comes after the end. */
function standOf(
  { bezahltAt, beendetAt, laeuftBis }: ProbezahlungTable,
  now: Date,
): Zahlungsauskunft['stand'] {
  const at = now.toISOString();
  if (bezahltAt !== null) return bezahltAt <= at ? 'bezahlt' : 'offen';
  return beendetAt !== null || laeuftBis <= at ? 'zu' : 'offen';
}

async function findKnown(db: Db, id: string): Promise<ProbezahlungTable> {
  const row = await findProbezahlung(db, id);
  if (!row) throw new AnbieterError('The example workshop knows no such payment.', { isUnbekannt: true });
  return row;
}

function rowOf({ id, nummer, betragCent, erfolg, abbruch, laeuftBis }: NeueZahlung): ProbezahlungTable {
  const offen = { bezahltAt: null, beendetAt: null };
  return { id, nummer, betragCent, erfolg, abbruch, laeuftBis: laeuftBis.toISOString(), ...offen };
}

/** The same id with other parameters is refused, as at a real provider: it would be a fault of the shop. */
async function addOnce(db: Db, row: ProbezahlungTable): Promise<void> {
  await inTransaction(db, (db) => addProbezahlung(db, row));
  const { bezahltAt, beendetAt } = row;
  if (!isDeepStrictEqual({ ...(await findKnown(db, row.id)), bezahltAt, beendetAt }, row))
    throw new AnbieterError('The example workshop knows this payment with other parameters.');
}
