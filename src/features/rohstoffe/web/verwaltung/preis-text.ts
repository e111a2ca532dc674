import { formatEinheitspreis } from '#shared/einheitspreis.ts';
import { formatEuro } from '#shared/money.ts';
import { formatMenge } from '../../format-menge.ts';

/** The price of one small unit; one that nobody noted is none, and never 0 (R10). */
export function preisText(euro: number, decimals: number): string {
  return euro > 0 ? formatEinheitspreis(euro, decimals) : '–';
}

/** What was paid for how much: `39,95 € / 5.000 g`, without a price `– / 5.000 g`. */
export function einkaufText(euro: number, menge: number, einheit: string): string {
  return `${euro > 0 ? formatEuro(euro) : '–'} / ${formatMenge(menge, einheit)}`;
}
