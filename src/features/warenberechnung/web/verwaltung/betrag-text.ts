import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { withMinus } from '#shared/number/with-minus.ts';

const style = { style: 'currency', currency: 'EUR' } as const;
// Avoids '-0,00 €' for less than half a cent below zero.
const amount = new Intl.NumberFormat('de-DE', { ...style, signDisplay: 'negative' });
const signed = new Intl.NumberFormat('de-DE', { ...style, signDisplay: 'exceptZero' });

/** An amount of the calculation: `0,88 €`, `−0,25 €`. */
export function betragText(euro: number): string {
  return withMinus(amount.format(euro));
}

/** A price: `4,50 €`, or `–` if there is none. */
export function preisText(preis: number | null): string {
  return hasPreis(preis) ? betragText(preis) : '–';
}

/** A difference, always with its sign: `+0,40 €`. */
export function differenzText(euro: number): string {
  return withMinus(signed.format(euro));
}
