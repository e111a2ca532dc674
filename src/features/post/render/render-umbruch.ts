/** Columns of the plain text: what mail programs show without breaking it again. */
export const spalten = 72;

/** A text in lines of this width, broken at ordinary spaces only: an address or a sum with its unit stays whole. */
export function wrap(text: string, width = spalten): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width));
}

function wrapLine(line: string, width: number): string[] {
  if (breite(line) <= width) return [line.trimEnd()];
  const lines: string[] = [];
  let open: string | undefined;
  for (const word of line.split(' ')) {
    if (open !== undefined && breite(open) + 1 + breite(word) > width) {
      lines.push(open.trimEnd());
      open = undefined;
    }
    open = open === undefined ? word : `${open} ${word}`;
  }
  return [...lines, (open ?? '').trimEnd()];
}

/** Columns that a text takes, near enough: a soft hyphen takes none. */
export function breite(text: string): number {
  return isEinfach.test(text) ? text.length : [...text.replaceAll('\u00ad', '')].length;
}

/** Each unit of such a text is a sign of one column. */
const isEinfach = /^[^\u00ad\ud800-\udfff]*$/;

/** Two texts at both ends of a line. The left one goes on below, the right one never breaks. */
export function aligned(left: string[], right: string, width: number): string[] {
  const [first = '', ...rest] = left;
  const gap = ' '.repeat(Math.max(1, width - breite(first) - breite(right)));
  return [`${first}${gap}${right}`.trimEnd(), ...rest];
}
