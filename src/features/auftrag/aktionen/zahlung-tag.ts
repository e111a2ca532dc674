import { formatDatum, tagBefore } from '#shared/datum/datum.ts';

/**
 * The first day on which a payment for an order of this day can come. The day before it may be the same one: a bank's
 * day begins at another hour, or in another time zone, than the shop's.
 */
export function ersterZahlungstag(bestelltAm: string): string {
  return tagBefore(bestelltAm);
}

/** Whether a payment came before its order, by their days. */
export function isVorBestellung(tag: string, bestelltAm: string): boolean {
  return tag < ersterZahlungstag(bestelltAm);
}

/** Why a payment is not for an order that was made on a later day. */
export function vorherText(bestelltAm: string): string {
  return `Bestellt wurde erst am ${formatDatum(bestelltAm)}.`;
}
