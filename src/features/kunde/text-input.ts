import { z } from 'zod';
import { isSingleLine } from '#shared/single-line.ts';

/** A trimmed text of one line; an empty one clears the field. */
export function textInput(max: number) {
  return z
    .string('Hier wird ein Text erwartet.')
    .trim()
    .max(max, `Höchstens ${max} Zeichen.`)
    .refine(isSingleLine, 'Bitte ohne Zeilenumbrüche und unsichtbare Zeichen.');
}
