import { z } from 'zod';
import { lineInput } from '#shared/text/single-line.ts';

/** Maximum characters of a product's name, of each raw material it names, and of an additive. */
export const maxNameLength = 100;
export const maxZusatzLength = 200;

const textText = 'Hier gehört Text hin.';
export const tooLong = (max: number) => `Höchstens ${max} Zeichen.`;

/** A required line of text; `missing` is the message when it is empty. */
export function line(missing: string) {
  return lineInput(missing).min(1, missing).max(maxNameLength, tooLong(maxNameLength));
}

/** An optional text: `''` and `null` clear it. */
export function optionalText(text: z.ZodType<string, string>) {
  return text.transform((value) => value || null).nullable();
}

export function boundedText(max: number) {
  return z.string(textText).trim().max(max, tooLong(max));
}

/** Parses an empty form field, which arrives as text, as `empty`. */
export function emptyAs<T extends z.ZodType>(empty: number | null, schema: T) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? empty : value), schema);
}

/** An optional line of text. */
export function optionalLine(max = maxZusatzLength) {
  return optionalText(lineInput(textText).max(max, tooLong(max)));
}
