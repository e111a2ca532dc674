/** Maximum length of the search text, so that it fits into an index however long the names are. */
const maxSuche = 600;

/** Letters that Unicode does not decompose. */
const plain: Record<string, string> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * A text normalised for comparison: lower case without diacritics, and umlauts like their base vowels in both
 * spellings, so that Müller, Mueller and Muller are equal.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => plain[letter] ?? letter)
    .replace(/([aou])e/g, '$1');
}

/**
 * The folded words of what somebody types to find a name or a number. Apostrophes and dashes part them, but for the hyphen: each device
 * writes others, so that D’Amico is found as `d'amico`, and a number that a mail program has beautified.
 */
export function getippteWorte(text: string): string[] {
  return worteIn(foldText(text));
}

function worteIn(gefaltet: string): string[] {
  return [...new Set(gefaltet.split(/[\s,;'’‘‛ʼ′`‐‒–—−]+/))].filter(Boolean);
}

/** A telephone number normalised for comparison: its digits as dialled in Germany. */
export function telefonZiffern(telefon: string): string {
  return telefon.trim().replace(/^\+/, '00').replace('(0)', '').replace(/\D/g, '').replace(/^0049/, '0');
}

/** The values by which a person is found. */
export type Gesucht = {
  vorname: string;
  nachname: string;
  email: string;
  kundennummer: string;
  telefon: string;
};

/** The search text of a person: names, e-mail address, customer number and telephone. */
export function sucheOf({ vorname, nachname, email, kundennummer, telefon }: Gesucht): string {
  // The numbers first, so that they are never cut off.
  return [foldText(kundennummer), telefonZiffern(telefon), ...[vorname, nachname, email].map(foldText)]
    .join(' ')
    .slice(0, maxSuche);
}

/**
 * The search terms of an input; each must occur in `sucheOf`: words in any order, also parts of words. An input of only
 * digits is one number, however it is grouped: a telephone number or the end of a customer number.
 */
export function suchbegriffe(search: string): string[] {
  const isNumber = /^[\d\s()+/.-]*\d[\d\s()+/.-]*$/.test(search);
  if (isNumber) return [telefonZiffern(search)];
  return worteIn(foldText(search).replace(/\bkd[\s\p{Pd}]*(?=\d)/gu, 'kd-'));
}
