import { einheitText } from '#features/rohstoffe/einheit-text.ts';
import { formatMenge } from '#features/rohstoffe/format-menge.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import type { Einheit } from './artikel.ts';

/** `1.500 g`, with a non-breaking space. */
export function mengeText(menge: number, einheit: Einheit): string {
  return formatMenge(menge, einheitText(einheit));
}

/** `+1.500 g`, `−250 g`, `±0 g`. */
export function aenderungText(menge: number, einheit: Einheit): string {
  const sign = menge > 0 ? '+' : menge < 0 ? '−' : '±';
  return `${sign}${mengeText(Math.abs(menge), einheit)}`;
}

/** The words before a missing amount: 'es fehlt 1 Stück', 'es fehlen 3 Stück'. */
export function fehltWort(differenz: number): string {
  return differenz === 1 ? 'es fehlt' : 'es fehlen';
}

/** What can be sold of a product; below 0 so many pieces have to be made (R38). */
export function freiText(frei: number, einheit: Einheit): string {
  return frei < 0 ? `${formatZahl(-frei)} noch zu fertigen` : mengeText(frei, einheit);
}
