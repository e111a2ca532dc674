import {
  type Bearbeitung,
  bookRueckgabe,
  bookWiderruf,
  refundAuftrag,
  unbookWiderruf,
} from '#features/auftrag/server/index.ts';
import { freiesGeld } from '#features/auftrag/zustand/freies-geld.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { euroToCent } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { BuchenBody, RueckgabeBody, RuecknahmeBody } from '../../bearbeitung/verwaltung-contract.ts';
import { changeWiderruf, demandAuftrag } from './change-widerruf.ts';

type Mit<Body> = Body & { id: string };

/**
 * Books a withdrawal in one flow, all or nothing: the pieces, what is back of them, and the money if it was
 * returned already.
 */
export function bookWhole(
  db: Db,
  { id, gesehen, teile, versand, zurueck, erstattetAm }: Mit<BuchenBody>,
  bearbeitung: Bearbeitung,
) {
  return changeWiderruf(db, { id, bearbeitung }, async (widerruf, db) => {
    const auftragId = demandAuftrag(widerruf);
    const buchung = { id: auftragId, widerruf: id, gesehen, teile, versandCent: euroToCent(versand) };
    let jetzt = await bookWiderruf(db, buchung, bearbeitung);
    const { message } = jetzt;
    if (zurueck.length > 0)
      jetzt = await bookRueckgabe(db, { id: auftragId, widerruf: id, zurueck }, bearbeitung);
    const betrag = freiesGeld(jetzt.auftrag);
    if (erstattetAm !== undefined) await refund(db, { id: auftragId, betrag, tag: erstattetAm }, bearbeitung);
    return { message };
  });
}

/** Books goods that came back later. */
export function bookWare(db: Db, { id, gesehen, zurueck }: Mit<RueckgabeBody>, bearbeitung: Bearbeitung) {
  return changeWiderruf(db, { id, bearbeitung }, async (widerruf, db) => {
    const auftragId = demandAuftrag(widerruf);
    const { message } = await bookRueckgabe(
      db,
      { id: auftragId, widerruf: id, gesehen, zurueck },
      bearbeitung,
    );
    return { message };
  });
}

/** Takes the booking back, so that it can be booked as it should be. */
export function unbookWhole(db: Db, { id, gesehen }: Mit<RuecknahmeBody>, bearbeitung: Bearbeitung) {
  return changeWiderruf(db, { id, bearbeitung }, async (widerruf, db) => {
    const auftragId = demandAuftrag(widerruf);
    const { message } = await unbookWiderruf(db, { id: auftragId, widerruf: id, gesehen }, bearbeitung);
    return { message };
  });
}

async function refund(
  db: Tx,
  geld: { id: string; betrag: number; tag: string },
  bearbeitung: Bearbeitung,
): Promise<void> {
  if (geld.betrag === 0) throw new AppError('CONFLICT', 'Für diese Bestellung ist nichts zurückzuzahlen.');
  await refundAuftrag(db, geld, bearbeitung);
}
