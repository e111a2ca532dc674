/** How the shop is taxed (R41): with VAT in every price, or as a small business without (§ 19 UStG). */
export type Steuermodus = 'regelbesteuerung' | 'kleinunternehmer';

/** The rate of a product that none was chosen for, in per cent. */
export const standardSatz = 19;

/** The rates that products may have where the shop's settings name none, in per cent. */
export const standardSaetze: readonly number[] = [standardSatz, 7];

/** A rate in per cent with at most one decimal to tenths of a per cent, the form in the database. */
export function satzToPromille(satz: number): number {
  return Math.round(satz * 10);
}

export function promilleToSatz(promille: number): number {
  return promille / 10;
}

/**
 * The VAT inside a gross sum (R41), both in whole cents: gross × rate / (100 + rate), half up. `satz` is in per cent with at most
 * one decimal. Whole numbers all the way, so that no binary fraction moves a cent; a negative sum has the tax of the positive one.
 */
export function steuerIn(bruttoCent: number, satz: number): number {
  const promille = satzToPromille(satz);
  const divisor = 1000 + promille;
  const steuer = Math.floor((2 * Math.abs(bruttoCent) * promille + divisor) / (2 * divisor));
  return steuer === 0 ? 0 : Math.sign(bruttoCent) * steuer;
}

/** The rate that is inside a product's price, in per cent: a small business has none (R41, R51). */
export function satzIm(modus: Steuermodus, steuersatz: number): number {
  return modus === 'kleinunternehmer' ? 0 : steuersatz;
}
