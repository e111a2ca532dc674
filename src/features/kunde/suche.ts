/** Longest text written for the search, so that it fits into an index whatever somebody is called. */
const maxSuche = 600;

/** Letters that Unicode does not take apart. */
const plain: Record<string, string> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * A text as it is compared: small letters without their marks, and umlauts like the vowels they come from, in both
 * spellings, so that Müller, Mueller and Muller are one.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => plain[letter] ?? letter)
    .replace(/([aou])e/g, '$1');
}

/** A telephone number as it is compared: its digits as somebody in Germany dials them. */
export function telefonZiffern(telefon: string): string {
  return telefon.trim().replace(/^\+/, '00').replace('(0)', '').replace(/\D/g, '').replace(/^0049/, '0');
}

/** By what somebody is found. */
export type Gesucht = {
  vorname: string;
  nachname: string;
  email: string;
  kundennummer: string;
  telefon: string;
};

/** Everything by which somebody is found: names, e-mail address, customer number and telephone. */
export function sucheOf({ vorname, nachname, email, kundennummer, telefon }: Gesucht): string {
  // The numbers first: they are never what is cut off.
  return [foldText(kundennummer), telefonZiffern(telefon), ...[vorname, nachname, email].map(foldText)]
    .join(' ')
    .slice(0, maxSuche);
}

/**
 * What somebody typed, as the pieces that all have to stand somewhere in `sucheOf`: words in any order, also parts of
 * words. Nothing but digits is one number, however it is grouped: a telephone or the end of a customer number.
 */
export function suchbegriffe(search: string): string[] {
  const isNumber = /^[\d\s()+/.-]*\d[\d\s()+/.-]*$/.test(search);
  if (isNumber) return [telefonZiffern(search)];
  const words = foldText(search)
    .replace(/\bkd[\s-]*(?=\d)/g, 'kd-')
    .split(/[\s,;]+/);
  return [...new Set(words)].filter(Boolean);
}
