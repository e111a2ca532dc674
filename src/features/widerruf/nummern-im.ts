import { gemeinteNummern } from '#features/auftrag/verfolgen.ts';

/** Texts of a declaration that may be numbers of orders; more are not looked up. */
const most = 5;

/** The numbers of orders that somebody may have written into a sentence, in any spelling. */
export function nummernIm(text: string): string[] {
  return [...new Set(kandidatenIm(text).flat())];
}

/** The readings of the first of them alone. */
export function ersteNummer(text: string): string[] {
  return kandidatenIm(text)[0] ?? [];
}

/** Each with all that it may mean. */
function kandidatenIm(text: string): string[][] {
  const kandidaten =
    text.match(/\b[A-Za-z][A-Za-z0-9]{0,5}[\s_–-]?\d[0-9A-Za-z][\s_–-]?[A-Za-z0-9]{5}\b/g) ?? [];
  return [text, ...kandidaten]
    .slice(0, most)
    .map(gemeinteNummern)
    .filter((readings) => readings.length > 0);
}
