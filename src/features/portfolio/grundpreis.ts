import { euroToCent } from '#shared/money.ts';

/**
 * Base price in euros per kilogram that must stand beside every price of goods sold by weight (PAngV, R26).
 * `preis` in euros, `gramm` > 0; rounded to the cent, half a cent up. The arithmetic is in whole cents, so that
 * no binary fraction decides a rounding.
 */
export function grundpreis(preis: number, gramm: number): number {
  return Math.floor((euroToCent(preis) * 1000 * 2 + gramm) / (gramm * 2)) / 100;
}
