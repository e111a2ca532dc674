/** No letter that looks like a digit, and no vowels, so that no number is a word. */
const zeichen = '23456789CDFGHJKMNPQRTVWXY';
const laenge = 5;

/**
 * The number of an order (R42): `B-26-K7M4Q`. Random, so that it says nothing of how much is sold. `zufall`
 * returns a whole number below the given one.
 */
export function nummerOf(praefix: string, tag: string, zufall: (below: number) => number): string {
  const code = Array.from({ length: laenge }, () => zeichen[zufall(zeichen.length)]).join('');
  return `${praefix}-${tag.slice(2, 4)}-${code}`;
}

/** Whether a text has the form of an order's number, whatever it begins with. */
export function isNummer(text: string): boolean {
  return new RegExp(`^[A-Z][A-Z0-9]*-\\d{2}-[${zeichen}]{${laenge}}$`).test(text);
}
