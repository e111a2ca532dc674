import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { centToEuro, euroToCent, formatEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import { isVorBestellung, vorherText } from '../../aktionen/zahlung-tag.ts';
import type { GeldBody } from '../../contract.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';

/** Money that came in for an order: cents, on a day (`2026-11-24`); `gesehen` what its author has seen. */
export type Geldeingang = { id: string; betragCent: number; tag: string; gesehen?: number };

/**
 * Records money that came in for an order, by transfer or before it is fetched (R44: never as cash). Also for a
 * cancelled order: then it has to be returned.
 */
export function recordZahlung(db: Db, { id, gesehen, ...geld }: Geldeingang, bearbeitung: Bearbeitung) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen }, ({ auftrag }) => {
    const { message, zahlung } = zahlungOf(auftrag, geld, bearbeitung);
    return { message, neue: [zahlung] };
  });
}

/** The event of money that came in, and what is said of it; `umsatz`: the key of the bank's transfer. */
export function zahlungOf(
  auftrag: { nummer: string; createdAt: string },
  geld: { betragCent: number; tag: string; umsatz?: string },
  { now }: Pick<Bearbeitung, 'now'>,
): { message: string; zahlung: Ereignis } {
  refuseFuture(geld.tag, now);
  refuseVorher(geld.tag, auftrag);
  const betrag = formatEuro(centToEuro(geld.betragCent));
  return {
    message: `${auftrag.nummer}: Zahlung von ${betrag} eingegangen.`,
    zahlung: { typ: 'zahlung', angaben: geld, at: now.toISOString() },
  };
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
