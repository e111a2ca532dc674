import { type Einheit, einheitText } from './artikel.ts';

const format = new Intl.NumberFormat('de-DE');

/** `1.500 g`. */
export function mengeText(menge: number, einheit: Einheit): string {
  return `${format.format(menge)} ${einheitText(einheit)}`;
}

/** `+1.500 g`, `−250 g`, `±0 g`. */
export function aenderungText(menge: number, einheit: Einheit): string {
  const sign = menge > 0 ? '+' : menge < 0 ? '−' : '±';
  return `${sign}${mengeText(Math.abs(menge), einheit)}`;
}
