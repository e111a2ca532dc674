import { keyboardText } from '#shared/text/keyboard-text.ts';
import { anreden, suchworte } from '#shared/text/such-text.ts';

/** Words of names that say nothing of whom they mean. */
const ohneBedeutung = new Set([
  ...anreden,
  ...['und', 'u', 'oder', 'od', 'von', 'van', 'de', 'der', 'ing'],
  ...['gmbh', 'ug', 'kg', 'ohg', 'gbr', 'ag', 'ev', 'eg', 'mbh', 'co', 'haftungsbeschrankt'],
]);

/** Words of one text that are compared: more are no name. */
const maxWorte = 60;

/** The words of a name as they are compared: folded, without titles and legal forms. */
export function namensWorte(name: string): string[] {
  return suchworte(keyboardText(name).replace(/[^\p{L}\p{N}]+/gu, ' '))
    .filter((wort) => !ohneBedeutung.has(wort))
    .slice(0, maxWorte);
}

/**
 * The words of a payer, also two in one: banks write `D AMICO` and `DAMICO` for D’Amico, `MUELLER
 * LUEDENSCHEIDT` for a hyphen.
 */
export function zahlerWorte(name: string): Set<string> {
  const worte = namensWorte(name);
  return new Set([...worte, ...worte.slice(1).map((wort, at) => `${worte[at]}${wort}`)]);
}

/** The name of an order, as words. */
export type Namen = { vornamen: string[]; nachnamen: string[]; firma: string[] };

/**
 * Whether a payer is who ordered: all last names and one first name, in any order and with others beside
 * them, as couples share an account; or all words of the company. What is several words in one spelling may
 * be one in the other.
 */
export function passtName(zahler: ReadonlySet<string>, { vornamen, nachnamen, firma }: Namen): boolean {
  const hat = (wort: string) => zahler.has(wort);
  const hatAlle = (worte: string[]) => worte.length > 0 && (worte.every(hat) || hat(worte.join('')));
  return hatAlle(firma) || (hatAlle(nachnamen) && (vornamen.some(hat) || hat(vornamen.join(''))));
}

/** The words by which an order is looked up: one of them is said wherever its name fits. */
export function schluesselOf({ nachnamen, firma }: Namen): string[] {
  const alle = [nachnamen, firma].flatMap((worte) => [worte[0], worte.join('')]);
  return [...new Set(alle)].filter((wort) => wort !== undefined && wort !== '') as string[];
}
