import { geldTagOf, type Termin, verschobenerTermin } from '#features/lieferung/liefertermin.ts';
import type { Zahlart } from '#features/zahlarten/zahlart.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { tagOf } from '#shared/datum/datum.ts';
import type { AuftragStand } from './auftragsstand.ts';
import { terminMitGeld } from './termin-mit-geld.ts';

/** What is known of an order; a page may not know all of it. */
type Bestellt = {
  termin?: Termin | undefined;
  zahlart?: Zahlart | undefined;
  stand?: AuftragStand | undefined;
  bestelltAt: string;
  bezahltAt?: string | undefined;
};

/**
 * Of an order whose money is awaited: the days on which it arrives when it is paid today. Its customer and
 * the workshop read the same.
 */
export function terminBeiZahlung(
  { termin, zahlart, stand, bestelltAt }: Bestellt,
  heute: string,
): Termin | undefined {
  const isOffen = stand === undefined || stand === 'offen';
  const weg = zahlwegOf(zahlart);
  if (!termin || !weg.isVorauszahlung || !isOffen || !bestelltAt) return undefined;
  return verschobenerTermin(termin, {
    erwartet: geldTagOf(tagOf(new Date(bestelltAt)), weg),
    bezahlt: geldTagOf(heute, weg),
  });
}

/**
 * The promised days, later by as much as the money comes later than it was expected; unpaid, as if it were
 * sent today.
 */
export function terminAm(bestellung: Bestellt, heute: string): Termin | undefined {
  const beiZahlung = terminBeiZahlung(bestellung, heute);
  if (beiZahlung) return beiZahlung;
  const { termin, zahlart, bestelltAt, bezahltAt } = bestellung;
  if (!termin || !zahlart || !bestelltAt || !bezahltAt) return termin;
  return terminMitGeld({ termin, zahlart, bestelltAt }, bezahltAt);
}
