import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Bearbeitung,
  findUmsaetze,
  findZahlungen,
  recordZahlung,
} from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { formatDatum, tagOf } from '#shared/datum/datum.ts';
import { euroToCent } from '#shared/number/money.ts';
import { AppError, type ErrorCode } from '#shared/wire/errors.ts';
import type { Buchung, Gebucht } from '../../contract.ts';
import { keyOfTeil } from './key-of-umsatz.ts';

/** Refusals of one transfer, which do not stop the others. */
const einzelne = new Set<ErrorCode>(['BAD_REQUEST', 'NOT_FOUND', 'CONFLICT']);

/** The last event of each order that this call has seen or made. */
type Gesehen = Map<string, { vorher: number; jetzt: number }>;

/**
 * Books transfers, each on its own and all parts of one together, and says what became of each. A transfer is
 * booked once. Others have their turn between two of them.
 */
export async function bookZahlungen(
  db: Db,
  buchungen: Buchung[],
  bearbeitung: Bearbeitung,
): Promise<Gebucht[]> {
  const ergebnisse: Gebucht[] = [];
  const gesehen: Gesehen = new Map();
  for (const buchung of buchungen) {
    const ergebnis = await book(db, { buchung, gesehen }, bearbeitung);
    for (const { auftragId, letzteNr: jetzt } of ergebnis.gesehen) {
      const vorher = buchung.teile.find((teil) => teil.auftragId === auftragId)?.gesehen ?? jetzt;
      gesehen.set(auftragId, { vorher, jetzt });
    }
    ergebnisse.push(ergebnis);
    await nextTurn();
  }
  return ergebnisse;
}

type Auftrag = { buchung: Buchung; gesehen: Gesehen };

async function book(db: Db, { buchung, gesehen }: Auftrag, bearbeitung: Bearbeitung): Promise<Gebucht> {
  const { umsatz, tag } = buchung;
  if (await isGebucht(db, umsatz)) return schonGebucht(db, { buchung, gesehen });
  if (tag > tagOf(bearbeitung.now))
    return { umsatz, ergebnis: 'abgelehnt', text: zukunftText(tag), gesehen: [] };
  try {
    const gebucht = await inTransaction(db, (db) => bookTeile(db, { buchung, gesehen }, bearbeitung));
    return {
      ...{ umsatz, ergebnis: 'gebucht', text: gebucht.map(({ message }) => message).join(' ') },
      gesehen: gebucht.map(({ auftragId, letzteNr }) => ({ auftragId, letzteNr })),
    };
  } catch (error) {
    if (!(error instanceof AppError && einzelne.has(error.code))) throw error;
    // The order has changed because another call has booked just this transfer.
    if (await isGebucht(db, umsatz)) return schonGebucht(db, { buchung, gesehen });
    return { umsatz, ergebnis: 'abgelehnt', text: error.message, gesehen: [] };
  }
}

async function isGebucht(db: Db, umsatz: string): Promise<boolean> {
  return (await findUmsaetze(db, [umsatz])).has(umsatz);
}

/**
 * A call is repeated when its answer was lost: where the booking was the next event of its order, nothing
 * else has to be seen.
 */
async function schonGebucht(db: Db, auftrag: Auftrag): Promise<Gebucht> {
  const { umsatz } = auftrag.buchung;
  const teile = teileOf(auftrag);
  const gebucht = await findZahlungen(
    db,
    teile.map(({ id }) => id),
  );
  const gesehen = teile.flatMap(({ id, umsatz: key, gesehen }) => {
    const eigene = gebucht.get(id)?.find((one) => one.umsatz === key);
    return eigene?.nr === gesehen + 1 ? [{ auftragId: id, letzteNr: eigene.nr }] : [];
  });
  return { umsatz, ergebnis: 'schonGebucht', text: 'Diese Überweisung ist schon gebucht.', gesehen };
}

function zukunftText(tag: string): string {
  return `Der Buchungstag ${formatDatum(tag)} liegt in der Zukunft. Bitte lesen Sie den Auszug an diesem Tag noch einmal ein.`;
}

/** In the sequence of the orders' ids, so that two calls never wait for each other. */
function teileOf({ buchung, gesehen }: Auftrag) {
  const teile = buchung.teile.toSorted((a, b) => (a.auftragId < b.auftragId ? -1 : 1));
  return teile.map(({ auftragId: id, betrag, gesehen: vorher }, index) => {
    const eigenes = gesehen.get(id);
    return {
      ...{ id, betragCent: euroToCent(betrag), umsatz: keyOfTeil(buchung.umsatz, index) },
      gesehen: eigenes?.vorher === vorher ? eigenes.jetzt : vorher,
    };
  });
}

async function bookTeile(db: Db, auftrag: Auftrag, bearbeitung: Bearbeitung) {
  const gebucht: { auftragId: string; letzteNr: number; message: string }[] = [];
  for (const teil of teileOf(auftrag)) {
    const eingang = { ...teil, tag: auftrag.buchung.tag };
    const { message, auftrag: danach } = await recordZahlung(db, eingang, bearbeitung);
    gebucht.push({ auftragId: teil.id, letzteNr: danach.letzteNr, message });
  }
  return gebucht;
}
