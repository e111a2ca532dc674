import { centToEuro, euroToCent } from '#shared/number/money.ts';
import type { Umsatz } from './contract.ts';

/** The turnover of several sources in one month; pieces of the same product are added, the best sold comes first. */
export function addUmsaetze(umsaetze: Umsatz[]): Umsatz {
  const tage = new Map<string, { umsatz: number; umsatzNetto: number }>();
  const produkte = new Map<string, Umsatz['produkte'][number]>();
  for (const one of umsaetze) {
    for (const { tag, umsatz, umsatzNetto = nettoOf(one, umsatz) } of one.tage) {
      const bisher = tage.get(tag) ?? { umsatz: 0, umsatzNetto: 0 };
      tage.set(tag, {
        umsatz: plus(bisher.umsatz, umsatz),
        umsatzNetto: plus(bisher.umsatzNetto, umsatzNetto),
      });
    }
    for (const { stueck, ...produkt } of one.produkte)
      produkte.set(produkt.produktId, {
        ...produkt,
        stueck: stueck + (produkte.get(produkt.produktId)?.stueck ?? 0),
      });
  }
  const gebuehren = umsaetze.reduce((sum, { gebuehren = 0 }) => plus(sum, gebuehren), 0);
  return {
    ...(gebuehren > 0 ? { gebuehren } : {}),
    umsatz: umsaetze.reduce((sum, { umsatz }) => plus(sum, umsatz), 0),
    umsatzNetto: umsaetze.reduce((sum, { umsatzNetto }) => plus(sum, umsatzNetto), 0),
    tage: [...tage].map(([tag, one]) => ({ tag, ...one })).sort((a, b) => (a.tag < b.tag ? -1 : 1)),
    produkte: [...produkte.values()].sort((a, b) => b.stueck - a.stueck),
  };
}

/** A source that says only the month's VAT has it evenly on its days: good enough for a picture. */
function nettoOf({ umsatz, umsatzNetto }: Umsatz, desTages: number): number {
  return umsatz === 0 ? desTages : centToEuro(Math.round((euroToCent(desTages) * umsatzNetto) / umsatz));
}

/** In whole cents, so that no binary fraction remains. */
function plus(a: number, b: number): number {
  return centToEuro(euroToCent(a) + euroToCent(b));
}
