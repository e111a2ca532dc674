/** Money is held as whole cents and crosses the wire as a number of euros (R25). */

const euroFormat = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** Euros (number) as German text: `7,69 €`, `1.234,50 €`. */
export function formatEuro(euro: number): string {
  return euroFormat.format(euro);
}

/** Whole cents to euros, the form on the wire. */
export function centToEuro(cent: number): number {
  return cent / 100;
}

/** Euros with at most two decimals to whole cents. */
export function euroToCent(euro: number): number {
  return Math.round(euro * 100);
}
