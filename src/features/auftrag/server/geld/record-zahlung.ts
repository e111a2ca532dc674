import type { Db, Tx } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { centToEuro, euroToCent, formatEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import { isVorBestellung, vorherText } from '../../aktionen/zahlung-tag.ts';
import type { GeldBody } from '../../contract.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { insertUmsatz } from './bank-umsatz.repository.ts';

/**
 * Money that came in for an order: cents, on a day (`2026-11-24`); `umsatz` is the key of the bank's
 * transfer, `gesehen` what its author has seen.
 */
export type Geldeingang = { id: string; betragCent: number; tag: string; umsatz?: string; gesehen?: number };

/**
 * Records money that came in for an order, by transfer or before it is fetched (R44: never as cash); a
 * transfer of the bank's once. Also for a cancelled order: then it has to be returned.
 */
export function recordZahlung(db: Db, { id, gesehen, ...geld }: Geldeingang, bearbeitung: Bearbeitung) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen }, async ({ auftrag, ereignisse }, db) => {
    const { betragCent, tag, umsatz } = geld;
    refuseFuture(tag, bearbeitung.now);
    refuseVorher(tag, auftrag);
    const angaben = { betragCent, tag, ...(umsatz === undefined ? {} : { umsatz }) };
    if (umsatz !== undefined)
      await bookUmsatz(db, { umsatz, auftragId: id, nr: ereignisse.length + 1, bearbeitung });
    const betrag = formatEuro(centToEuro(betragCent));
    const message = `${auftrag.nummer}: Zahlung von ${betrag} eingegangen.`;
    return { message, neue: [{ typ: 'zahlung', angaben, at: bearbeitung.now.toISOString() }] };
  });
}

/** The same as its author types it, in euros. */
export function bookZahlung(
  db: Db,
  { betrag, ...rest }: GeldBody & { id: string },
  bearbeitung: Bearbeitung,
) {
  return recordZahlung(db, { ...rest, betragCent: euroToCent(betrag) }, bearbeitung);
}

export function refuseFuture(tag: string, now: Date): void {
  if (tag <= tagOf(now)) return;
  throw new AppError('BAD_REQUEST', 'Dieser Tag liegt in der Zukunft.', {
    fehler: ['tag: Dieser Tag liegt in der Zukunft.'],
  });
}

/**
 * Money of an order neither comes nor goes before it was made, whether its day was typed or read from the
 * bank's file.
 */
export function refuseVorher(tag: string, { createdAt }: { createdAt: string }): void {
  const bestelltAm = tagOf(new Date(createdAt));
  if (!isVorBestellung(tag, bestelltAm)) return;
  const text = vorherText(bestelltAm);
  throw new AppError('BAD_REQUEST', text, { fehler: [`tag: ${text}`] });
}

type Buchung = { umsatz: string; auftragId: string; nr: number; bearbeitung: Bearbeitung };

async function bookUmsatz(db: Tx, { umsatz: hash, auftragId, nr, bearbeitung }: Buchung): Promise<void> {
  const isNeu = await insertUmsatz(db, { hash, auftragId, nr, createdAt: bearbeitung.now.toISOString() });
  if (!isNeu) throw new AppError('CONFLICT', 'Diese Überweisung ist schon gebucht.');
}
