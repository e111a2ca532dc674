import { euroToCent, formatEuro } from '#shared/number/money.ts';

/**
 * Base price in euros per kilogram that must stand beside every price of goods sold by weight (PAngV § 4 and
 * § 5, R26), or nothing where there is none: of less than 10 g (PAngV § 4 (3) no. 1), and of goods without a
 * weight. `preis` in euros, `gramm` of one piece; rounded to the cent, half a cent up. The arithmetic is in
 * whole cents, so that no binary fraction decides a rounding.
 */
export function grundpreisOf(preis: number, gramm: number | null | undefined): number | undefined {
  if (!gramm || gramm < 10) return undefined;
  return Math.floor((euroToCent(preis) * 1000 * 2 + gramm) / (gramm * 2)) / 100;
}

/** `79,00 €/kg`; empty where there is none. */
export function grundpreisText(grundpreis: number | undefined): string {
  return grundpreis ? `${formatEuro(grundpreis)}/kg` : '';
}
