import type { PostenTeil } from '#features/auftrag/ereignisse/ereignis.ts';
import { promilleToSatz, steuerIn } from '#shared/number/steuer.ts';

/** An order of the month: its day, its lines, and what was cancelled of them. Money in cents. */
export type UmsatzAuftrag = {
  tag: string;
  steuermodus: string;
  isStorniert: boolean;
  gekuerzt: PostenTeil[];
  posten: {
    nr: number;
    produktId: string;
    name: string;
    menge: number;
    preisCent: number;
    steuersatzPromille: number;
  }[];
};

type Produkt = { produktId: string; name: string; stueck: number };

/** Sums of goods: cents by day and rate of VAT, and pieces by product. Any number of orders can be added to it. */
export type UmsatzSumme = { tage: Map<string, Map<number, number>>; produkte: Map<string, Produkt> };

export function neueUmsatzSumme(): UmsatzSumme {
  return { tage: new Map(), produkte: new Map() };
}

/**
 * Adds what orders bring in goods: the ordered pieces at their prices, on the day of the order, without
 * postage and without what was cancelled or withdrawn (ADR 072). The oldest order comes first: a product is
 * called as it was last.
 */
export function addUmsatz({ tage, produkte }: UmsatzSumme, auftraege: UmsatzAuftrag[]): void {
  for (const { tag, steuermodus, posten, gekuerzt } of auftraege.filter((one) => !one.isStorniert)) {
    const isFrei = steuermodus === 'kleinunternehmer';
    for (const { nr, produktId, name, menge, preisCent, steuersatzPromille } of posten) {
      const stueck = menge - gekuerztOf(gekuerzt, nr);
      if (stueck <= 0) continue;
      const cents = tage.get(tag) ?? new Map<number, number>();
      tage.set(tag, cents);
      const satzPromille = isFrei ? 0 : steuersatzPromille;
      cents.set(satzPromille, (cents.get(satzPromille) ?? 0) + stueck * preisCent);
      produkte.set(produktId, { produktId, name, stueck: stueck + (produkte.get(produktId)?.stueck ?? 0) });
    }
  }
}

/** The turnover of these sums. VAT is taken out of the sum of each rate (R41), where there is any. */
export function umsatzOf({ tage, produkte }: UmsatzSumme) {
  const nachTag = [...tage].sort(([a], [b]) => (a < b ? -1 : 1));
  const gesamt = new Map<number, number>();
  for (const [satzPromille, cent] of nachTag.flatMap(([, cents]) => [...cents]))
    gesamt.set(satzPromille, (gesamt.get(satzPromille) ?? 0) + cent);
  return {
    ...summe(gesamt),
    tage: nachTag.map(([tag, cents]) => ({ tag, ...summe(cents) })),
    produkte: [...produkte.values()].sort((a, b) => b.stueck - a.stueck),
  };
}

function gekuerztOf(gekuerzt: PostenTeil[], nr: number): number {
  return gekuerzt.reduce((sum, teil) => sum + (teil.nr === nr ? teil.menge : 0), 0);
}

function summe(cents: Map<number, number>): { umsatzCent: number; nettoCent: number } {
  let [umsatzCent, nettoCent] = [0, 0];
  for (const [satzPromille, bruttoCent] of cents) {
    umsatzCent += bruttoCent;
    nettoCent += bruttoCent - steuerIn(bruttoCent, promilleToSatz(satzPromille));
  }
  return { umsatzCent, nettoCent };
}
