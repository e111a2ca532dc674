import { isSingleLine } from './single-line.ts';

export const readableTextText = 'Bitte ohne unsichtbare Zeichen: am besten neu tippen statt einfügen.';

/**
 * Whether each line of a text can be read as a single line can. Tabs and soft hyphens, which long words of a
 * page need, are allowed. What it refuses is not removed: only the author can say what was meant.
 */
export function isReadableText(text: string): boolean {
  return text.split('\n').every((line) => isSingleLine(line.replaceAll(/[\t\u00ad]/g, '')));
}
