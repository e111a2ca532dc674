import { einheitText } from '#features/rohstoffe/einheit-text.ts';
import { formatMenge } from '#features/rohstoffe/format-menge.ts';
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
