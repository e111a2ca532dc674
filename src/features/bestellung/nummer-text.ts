/**
 * An order's number as it is read in a sentence: it does not break at its hyphens, which word
 * joiners follow: the shop's fonts have no hyphen of that kind. What is copied or compared
 * keeps plain ones.
 */
export function nummerText(nummer: string): string {
  return nummer.replaceAll('-', '-\u2060');
}
