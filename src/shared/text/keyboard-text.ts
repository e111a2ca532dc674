/**
 * Signs of no width, soft hyphens: they come along with copied texts. What turns the direction stays, and is
 * refused (`single-line.ts`).
 */
const invisible = /(?![\u202a-\u202e\u2066-\u2069])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** What devices write where a keyboard has one apostrophe. */
const apostrophes = /[’‘‛ʼ′`]/g;
const dashes = /[\p{Pd}−]/gu;
/** ASCII but its backtick: nearly every cell of a file. */
const keyboardAlone = /^[ -_a-~]*$/;

/**
 * What somebody typed or pasted, in the signs of a keyboard: one kind of apostrophe, hyphen and space, digits
 * and letters of one width, composed, without what nobody sees. The first step of each function that reads
 * such a text; never what is stored of a name.
 */
export function keyboardText(text: string): string {
  if (keyboardAlone.test(text)) return text.replace(/ {2,}/g, ' ').trim();
  return (
    text
      .replace(invisible, '')
      // Unicode makes a space and a mark of it.
      .replaceAll('´', "'")
      // Not of numbers that are raised or circled: 7² is not 72.
      .replace(/\P{No}+/gu, (part) => part.normalize('NFKC'))
      .replace(apostrophes, "'")
      .replace(dashes, '-')
      .replace(/[\s\p{Z}]+/gu, ' ')
      .trim()
  );
}
