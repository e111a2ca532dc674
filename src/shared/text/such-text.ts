import { keyboardText } from './keyboard-text.ts';

/** Letters that Unicode does not decompose. */
const plain: Record<string, string> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * A text normalised for comparison: lower case without diacritics, and umlauts like their base vowels in both
 * spellings, so that Müller, Mueller and Muller are equal. Stored in columns that are searched (ADR 019).
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => plain[letter] ?? letter)
    .replace(/([aou])e/g, '$1');
}

/** What people write before a name, and what no stored name has. */
export const anreden = ['herr', 'herrn', 'frau', 'familie', 'dr', 'prof', 'dipl'];
const isAnrede = new Set(anreden);

/**
 * Between words: apostrophes and hyphens too, because each device writes others; quotes and brackets of a
 * pasted text.
 */
const dazwischen = /[\s,;:'"<>()\p{Pi}\p{Pf}\p{Ps}-]+/u;

/**
 * The folded words of what somebody types or pastes to find something; each has to occur in the folded text.
 * Without a form of address, unless there is nothing else.
 */
export function suchworte(eingabe: string): string[] {
  const worte = foldText(keyboardText(eingabe))
    .split(dazwischen)
    .map((wort) => wort.replace(/^#|\.+$/g, '') || wort)
    .filter(Boolean);
  const ohneAnrede = worte.filter((wort) => !isAnrede.has(wort));
  return [...new Set(ohneAnrede.length > 0 ? ohneAnrede : worte)];
}

/** Whether a text is found by what was typed: the words in any order, also parts of words. */
export function isGefunden(text: string, eingabe: string): boolean {
  const gefaltet = foldText(text);
  return suchworte(eingabe).every((wort) => gefaltet.includes(wort));
}
