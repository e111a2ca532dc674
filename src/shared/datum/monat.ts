import { formatMonat } from './datum.ts';

/** The month before a month, both as they are stored: `2026-10` for `2026-11`. */
export function monatVor(monat: string): string {
  const [jahr = 0, nr = 0] = monat.split('-').map(Number);
  return nr === 1 ? `${jahr - 1}-12` : `${jahr}-${String(nr - 1).padStart(2, '0')}`;
}

export function monatNach(monat: string): string {
  const [jahr = 0, nr = 0] = monat.split('-').map(Number);
  return nr === 12 ? `${jahr + 1}-01` : `${jahr}-${String(nr + 1).padStart(2, '0')}`;
}

/** `November 2026`. */
export function monatText(monat: string): string {
  return formatMonat(`${monat}-01`);
}
