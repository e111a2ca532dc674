/**
 * What a terminal obeys, or what reorders or hides the text around it; not the joiners that names and emoji
 * are written with.
 */
const unprintable = /(?![\u200c-\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** One value for the terminal: its unprintable characters become visible, for example `\u{1b}`, its line breaks too. */
export function terminalValue(value: string): string {
  return value.replace(unprintable, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** A text of several lines for the terminal. */
export function terminalText(text: string): string {
  return text.split('\n').map(terminalValue).join('\n');
}
