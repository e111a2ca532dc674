import { z } from 'zod';
import { formatZahl } from './format-zahl.ts';
import { withMinus } from './with-minus.ts';

/** `min` and `max` included; `decimals` left out: whole numbers. */
export type NumberRange = { min: number; max: number; decimals?: number };

/** A number within a range with at most so many decimals; one German sentence covers every other value. */
export function numberField({ min, max, decimals = 0 }: NumberRange) {
  const error = `Bitte eine ${decimals === 0 ? 'ganze ' : ''}Zahl von ${german(min)} bis ${german(max)} eingeben${
    decimals === 0 ? '.' : ` (höchstens ${decimals} Nachkommastellen).`
  }`;
  const number = z.number(error).min(min, { error, abort: true }).max(max, { error, abort: true });
  if (decimals === 0) return number.int(error);
  return number.refine((value) => Number(value.toFixed(decimals)) === value, error);
}

/**
 * A text without spaces around it; may be empty. Half a character, which a database may refuse, becomes the sign for
 * an unreadable one.
 */
export function textField(max: number) {
  return z
    .string('Bitte einen Text eingeben.')
    .trim()
    .overwrite((text) => text.toWellFormed())
    .max(max, `Höchstens ${max} Zeichen.`);
}

function german(value: number): string {
  return withMinus(formatZahl(value));
}
