import type { GeleseneBestellung } from '#features/bestellung/read-bestellung.ts';
import { type Termin, verschobenerTermin, zahlungseingangOf } from '#features/lieferung/liefertermin.ts';
import { tagOf } from '#shared/datum/datum.ts';

/** Of an order whose transfer is awaited: the days on which it arrives when it is paid today. Its customer and the workshop read the same. */
export function terminBeiZahlung(
  {
    termin,
    zahlart,
    stand,
    bestelltAt,
  }: Pick<GeleseneBestellung, 'termin' | 'zahlart' | 'stand' | 'bestelltAt'>,
  heute: string,
): Termin | undefined {
  const isOffen = stand === undefined || stand === 'offen';
  if (!termin || zahlart !== 'vorkasse' || !isOffen || !bestelltAt) return undefined;
  return verschobenerTermin(termin, {
    bestellt: tagOf(new Date(bestelltAt)),
    bezahlt: zahlungseingangOf(heute),
  });
}
