import { euroToCent, formatEuro } from '#shared/money.ts';

/** Goods of less need no base price (PAngV § 4 (3) no. 1). */
const mindestens = 10;

/** Whether goods are sold by a weight that asks for a base price; `gramm` of one piece. Jewelry has no weight. */
export function hasGrundpreis(gramm: number | null | undefined): gramm is number {
  return (gramm ?? 0) >= mindestens;
}

/**
 * Base price in euros per kilogram that must stand beside every price of goods sold by weight (PAngV § 4 and § 5, R26), or
 * nothing where there is none. `preis` in euros; rounded to the cent, half a cent up. The arithmetic is in whole cents, so that
 * no binary fraction decides a rounding.
 */
export function grundpreisOf(preis: number, gramm: number | null | undefined): number | undefined {
  if (!hasGrundpreis(gramm)) return undefined;
  return Math.floor((euroToCent(preis) * 1000 * 2 + gramm) / (gramm * 2)) / 100;
}

/** `79,00 €/kg`; empty where there is none. */
export function grundpreisText(grundpreis: number | undefined): string {
  return grundpreis === undefined ? '' : `${formatEuro(grundpreis)}/kg`;
}
