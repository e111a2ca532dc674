import { formatEuro } from '#shared/number/money.ts';
import { formatMenge } from '../../../format-menge.ts';

/** The purchase price and amount: `39,95 € / 5.000 g`, without a price `– / 5.000 g`. */
export function einkaufText(euro: number, menge: number, einheit: string): string {
  return `${euro > 0 ? formatEuro(euro) : '–'} / ${formatMenge(menge, einheit)}`;
}
