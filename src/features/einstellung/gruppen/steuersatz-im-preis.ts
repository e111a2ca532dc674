import type { Steuermodus } from './steuer-angaben.ts';

/** The rate that is inside a product's price, in per cent: a small business has none (R41, R51). */
export function satzIm(modus: Steuermodus, steuersatz: number): number {
  return modus === 'kleinunternehmer' ? 0 : steuersatz;
}
