import {
  type Bearbeitung,
  bookRueckgabe,
  bookWiderruf,
  refundAuftrag,
  unbookWiderruf,
} from '#features/auftrag/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { euroToCent } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import type {
  BuchenBody,
  ErstattetBody,
  RueckgabeBody,
  RuecknahmeBody,
} from '../../bearbeitung/verwaltung-contract.ts';
import { changeWiderruf, demandAuftrag } from './change-widerruf.ts';
import { readWiderruf } from './list-widerrufe.ts';

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
    const betrag = jetzt.auftrag.zurueck;
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

/** Notes that all the money that has to be returned was returned. */
export function bookErstattet(db: Db, { id, gesehen, tag }: Mit<ErstattetBody>, bearbeitung: Bearbeitung) {
  return changeWiderruf(db, { id, bearbeitung }, async (widerruf, db) => {
    const auftragId = demandAuftrag(widerruf);
    const { auftrag } = await readWiderruf(db, id);
    const message = await refund(
      db,
      { id: auftragId, gesehen, betrag: auftrag?.zurueck ?? 0, tag },
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
  { id, gesehen, betrag, tag }: { id: string; gesehen?: number; betrag: number; tag: string },
  bearbeitung: Bearbeitung,
): Promise<string> {
  if (betrag === 0) throw new AppError('CONFLICT', 'Für diese Bestellung ist nichts zurückzuzahlen.');
  const { message } = await refundAuftrag(db, { id, gesehen, betrag, tag }, bearbeitung);
  return message;
}
