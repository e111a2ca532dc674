import { formatDatum } from '#shared/datum.ts';

/** Why a payment is not for an order that was made on a later day. */
export function vorherText(bestelltAm: string): string {
  return `Bestellt wurde erst am ${formatDatum(bestelltAm)}.`;
}
