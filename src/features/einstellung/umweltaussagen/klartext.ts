/**
 * A text as a reader takes it in, and where each of its characters stands in the original (`bisAt`: the first
 * place after it).
 */
export type Klartext = { text: string; vonAt: (at: number) => number; bisAt: (at: number) => number };

/** A letter with its marks. NFC takes the square of their number, so no more than any letter has. */
const letters = /\P{M}\p{M}{0,4}|\p{M}/gu;

/** What a reader takes in otherwise than it stands there: marks of letters or of bold text, gaps, hidden signs. */
const unklar = /[\p{M}\p{Default_Ignorable_Code_Point}*]|[^\S ]|\s\s/u;

/**
 * The text without what cannot be seen: invisible characters and the marks of bold text; any gap, also a line
 * break, is one space, and letters are composed. In time that grows with its length only, and quickly for a text that
 * has nothing of all that.
 */
export function klartextOf(text: string): Klartext {
  if (!unklar.test(text) && text.normalize('NFC') === text)
    return { text, vonAt: (at) => at, bisAt: (at) => at + 1 };
  const [von, bis]: [number[], number[]] = [[], []];
  const pieces: string[] = [];
  let last = '';
  for (const { 0: letter, index } of text.matchAll(letters)) {
    if (isHidden(text, letter, index)) continue;
    const piece = /\s/u.test(letter) ? ' ' : letter.normalize('NFC');
    if (piece === ' ' && last === ' ') continue;
    pieces.push(piece);
    last = piece;
    for (let unit = 0; unit < piece.length; unit += 1) {
      von.push(index);
      bis.push(index + letter.length);
    }
  }
  return { text: pieces.join(''), vonAt: (at) => von[at] ?? 0, bisAt: (at) => bis[at] ?? 0 };
}

function isHidden(text: string, letter: string, index: number): boolean {
  if (letter === '*') return text[index - 1] === '*' || text[index + 1] === '*';
  return /^\p{Default_Ignorable_Code_Point}/u.test(letter);
}
