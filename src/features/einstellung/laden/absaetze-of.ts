/** The paragraphs of a text: an empty line separates them. */
export function absaetzeOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((absatz) => absatz.trim())
    .filter((absatz) => absatz !== '');
}
