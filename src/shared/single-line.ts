export const singleLineText = 'Zeilenumbrüche und unsichtbare Zeichen sind hier nicht möglich.';

/**
 * Whether a text can stand in one line as it is typed: no line breaks and no invisible characters that change how the text around
 * them reads (a name with U+202E reads backwards, one with U+200B looks like another). U+200D joins emoji.
 */
export function isSingleLine(text: string): boolean {
  return !/(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text);
}
