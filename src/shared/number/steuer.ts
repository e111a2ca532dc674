/** The rate of a product that none was chosen for, in per cent (R41). */
export const standardSatz = 19;

/** A rate in per cent with at most one decimal to tenths of a per cent, the form in the database. */
export function satzToPromille(satz: number): number {
  return Math.round(satz * 10);
}

export function promilleToSatz(promille: number): number {
  return promille / 10;
}

/**
 * The VAT inside a gross sum (R41), both in whole cents: gross × rate / (100 + rate), half up. `satz` is in
 * per cent with at most one decimal. Whole numbers all the way, so that no binary fraction moves a cent; a
 * negative sum has the tax of the positive one.
 */
export function steuerIn(bruttoCent: number, satz: number): number {
  const promille = satzToPromille(satz);
  const divisor = 1000 + promille;
  const steuer = Math.floor((2 * Math.abs(bruttoCent) * promille + divisor) / (2 * divisor));
  return steuer === 0 ? 0 : Math.sign(bruttoCent) * steuer;
}
