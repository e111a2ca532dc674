import { formatUnitPrice } from '#shared/unit-price.ts';

/** The price of one small unit; one that nobody noted is none, and never 0 (R10). */
export function preisText(euro: number, decimals: number): string {
  return euro > 0 ? formatUnitPrice(euro, decimals) : '–';
}
