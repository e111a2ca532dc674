import { geldTagOf, type Termin, verschobenerTermin } from '#features/lieferung/liefertermin.ts';
import type { Zahlart } from '#features/zahlarten/zahlart.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { tagOf } from '#shared/datum/datum.ts';

/** An order with the days that it was promised on when it was made. */
export type Versprochen = { termin: Termin; zahlart: Zahlart; bestelltAt: string };

/**
 * The promised days of an order whose money came in: paid before, later by as much as it came later than
 * expected. It counts when it was entered, because that is when its customer reads the days.
 */
export function terminMitGeld({ termin, zahlart, bestelltAt }: Versprochen, gezahltAt: string): Termin {
  const weg = zahlwegOf(zahlart);
  if (!weg.isVorauszahlung) return termin;
  const [bestellt, bezahlt] = [tagOf(new Date(bestelltAt)), tagOf(new Date(gezahltAt))];
  return verschobenerTermin(termin, { erwartet: geldTagOf(bestellt, weg), bezahlt });
}
