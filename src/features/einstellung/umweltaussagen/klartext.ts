/**
 * A text as a reader takes it in, and where each of its characters stands in the original (`bis`: the first
 * place after it).
 */
export type Klartext = { text: string; von: number[]; bis: number[] };

/** A letter with its marks. NFC takes the square of their number, so no more than any letter has. */
const letters = /\P{M}\p{M}{0,4}|\p{M}/gu;

/**
 * The text without what cannot be seen: invisible characters and the marks of bold text; any gap, also a line
 * break, is one space, and letters are composed. In time that grows with its length only.
 */
export function klartextOf(text: string): Klartext {
  const klartext: Klartext = { text: '', von: [], bis: [] };
  const pieces: string[] = [];
  let last = '';
  for (const { 0: letter, index } of text.matchAll(letters)) {
    if (isHidden(text, letter, index)) continue;
    const piece = /\s/u.test(letter) ? ' ' : letter.normalize('NFC');
    if (piece === ' ' && last === ' ') continue;
    pieces.push(piece);
    last = piece;
    for (let unit = 0; unit < piece.length; unit += 1) {
      klartext.von.push(index);
      klartext.bis.push(index + letter.length);
    }
  }
  return { ...klartext, text: pieces.join('') };
}

function isHidden(text: string, letter: string, index: number): boolean {
  if (letter === '*') return text[index - 1] === '*' || text[index + 1] === '*';
  return /^\p{Default_Ignorable_Code_Point}/u.test(letter);
}
