/** A formatted number with a real minus: behind a hyphen a line could break. */
export function withMinus(text: string): string {
  return text.replace('-', '\u2212');
}
