/**
 * An order's number as it is read in a sentence: it does not break at its hyphens. What is copied or compared
 * keeps plain ones.
 */
export function nummerText(nummer: string): string {
  return nummer.replaceAll('-', '\u2011');
}
