import { lineInput } from '#shared/text/single-line.ts';

/** A text of one line; an empty one clears the field. */
export function textInput(max: number) {
  return lineInput('Hier wird ein Text erwartet.').max(max, `Höchstens ${max} Zeichen.`);
}
