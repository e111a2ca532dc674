import { gemeinteNummern } from '#features/auftrag/verfolgen.ts';

/** Texts of a declaration that may be numbers of orders; more are not looked up. */
const most = 5;

/** The numbers of orders that somebody may have written into a sentence, in any spelling. */
export function nummernIm(text: string): string[] {
  const kandidaten =
    text.match(/\b[A-Za-z][A-Za-z0-9]{0,5}[\s_–-]?\d[0-9A-Za-z][\s_–-]?[A-Za-z0-9]{5}\b/g) ?? [];
  return [...new Set([text, ...kandidaten].slice(0, most).flatMap(gemeinteNummern))];
}
