import { suchworte } from '#features/auftrag/suche.ts';

/** Words of names that say nothing of whom they mean. */
const ohneBedeutung = new Set([
  ...['herr', 'frau', 'dr', 'prof', 'und', 'u', 'oder', 'od', 'von', 'van', 'de', 'der', 'dipl', 'ing'],
  ...['gmbh', 'ug', 'kg', 'ohg', 'gbr', 'ag', 'ev', 'eg', 'mbh', 'co', 'haftungsbeschrankt'],
]);

/** The words of a name as they are compared: folded, without titles and legal forms. */
export function namensWorte(name: string): string[] {
  return suchworte(name.replace(/[^\p{L}\p{N}]+/gu, ' ')).filter((wort) => !ohneBedeutung.has(wort));
}

/** The name of an order, as words. */
export type Namen = { vornamen: string[]; nachnamen: string[]; firma: string[] };

/**
 * Whether a payer is who ordered: all last names and one first name, in any order and with others beside them, as couples share
 * an account; or all words of the company.
 */
export function passtName(zahler: ReadonlySet<string>, { vornamen, nachnamen, firma }: Namen): boolean {
  const hat = (wort: string) => zahler.has(wort);
  if (firma.length > 0 && firma.every(hat)) return true;
  return nachnamen.length > 0 && nachnamen.every(hat) && vornamen.some(hat);
}
