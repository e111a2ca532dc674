import {
  formatTermin,
  type Termin,
  verschobenerTermin,
  zahlungseingangOf,
} from '#features/einstellung/liefertermin.ts';
import { tagOf } from '#shared/datum.ts';
import { formatEuro } from '#shared/money.ts';
import type { GeleseneBestellung } from './read-bestellung.ts';

/** One thing that happens next, with its day where it has one. */
export type Schritt = { was: string; wann?: string };

/**
 * What happens next, in its order; no day of it is over (`heute`, as days are stored). Nothing for an order that is cancelled, was
 * paid when it was picked up, or whose state this page does not know.
 */
export function schritteOf(bestellung: GeleseneBestellung, heute: string): Schritt[] {
  const { stand, zahlart, gesamt } = bestellung;
  if (stand === undefined || stand === 'storniert' || zahlart === undefined) return [];
  if (zahlart === 'abholung') {
    if (stand === 'bezahlt') return [];
    return [
      { was: 'Wir richten alles für Sie her.' },
      ...ankunft(bestellung, heute),
      { was: `Sie bezahlen ${formatEuro(gesamt)} bei der Abholung.` },
    ];
  }
  return stand === 'bezahlt' ? bezahltSchritte(bestellung, heute) : offeneSchritte(bestellung, heute);
}

function offeneSchritte(bestellung: GeleseneBestellung, heute: string): Schritt[] {
  const { gesamt, ueberweisung } = bestellung;
  const betrag = formatEuro(ueberweisung?.betrag ?? gesamt);
  const frist = ueberweisung?.zahlbarBis ?? '';
  const schritt =
    frist !== '' && frist < heute
      ? { was: `Bitte überweisen Sie jetzt ${betrag}.` }
      : { was: `Sie überweisen ${betrag}.`, ...(frist ? { wann: `Bis ${dayText(frist)}` } : {}) };
  return [
    schritt,
    { was: `Sobald das Geld da ist, ${packenWort(bestellung)}.` },
    ...ankunft(bestellung, heute, ' Kommt das Geld später, verschiebt sich das.'),
  ];
}

function packenWort({ versandart }: GeleseneBestellung): string {
  if (versandart === undefined) return 'geht es weiter';
  return versandart === 'dhl' ? 'packen wir Ihr Paket' : 'legen wir alles für Sie bereit';
}

function bezahltSchritte(bestellung: GeleseneBestellung, heute: string): Schritt[] {
  const { versandart } = bestellung;
  if (versandart === undefined) return [];
  return [
    { was: versandart === 'dhl' ? 'Wir packen Ihr Paket.' : 'Wir legen alles für Sie bereit.' },
    ...ankunft(bestellung, heute),
  ];
}

/** When the goods are there; a day that is over is not promised any more. */
function ankunft(bestellung: GeleseneBestellung, heute: string, vorbehalt = ''): Schritt[] {
  const { versandart } = bestellung;
  const termin = terminAm(bestellung, heute);
  if (versandart === 'abholung') {
    const wann = termin && termin.von >= heute ? { wann: `Ab ${dayText(termin.von)}` } : {};
    return [{ was: `Sie holen Ihre Bestellung ab.${vorbehalt}`, ...wann }];
  }
  if (versandart === undefined || !termin || termin.bis < heute) return [];
  const was = `Ihr Paket kommt voraussichtlich bei Ihnen an.${vorbehalt}`;
  return [{ was, wann: formatTermin(termin) }];
}

/** The promised days, later by as much as the money comes later than it was expected; unpaid, as if it were sent today. */
export function terminAm(
  {
    termin,
    zahlart,
    stand,
    bestelltAt,
    ereignisse,
  }: Pick<GeleseneBestellung, 'termin' | 'zahlart' | 'stand' | 'bestelltAt' | 'ereignisse'>,
  heute: string,
): Termin | undefined {
  if (!termin || zahlart !== 'vorkasse' || !bestelltAt) return termin;
  const gezahltAt = ereignisse.filter(({ typ, at }) => typ === 'zahlung' && at).at(-1)?.at;
  if (stand === 'bezahlt' && !gezahltAt) return termin;
  const bezahlt = stand === 'bezahlt' && gezahltAt ? tagOf(new Date(gezahltAt)) : zahlungseingangOf(heute);
  return verschobenerTermin(termin, { bestellt: tagOf(new Date(bestelltAt)), bezahlt });
}

/** `Mi 2. Dez.`, of a day as it is stored. */
export function dayText(tag: string): string {
  return formatTermin({ von: tag, bis: tag });
}
