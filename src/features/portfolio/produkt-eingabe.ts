import { z } from 'zod';
import { isSingleLine, singleLineText } from '#shared/single-line.ts';

/** Characters of a product's name and of each word for what it is made of, and of an addition to it. */
export const maxNameLength = 100;
export const maxZusatzLength = 200;

export const tooLong = (max: number) => `Höchstens ${max} Zeichen.`;

/** One line that must say something; `missing` is the text when it does not. */
export function line(missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(maxNameLength, tooLong(maxNameLength))
    .refine(isSingleLine, singleLineText);
}

/** A text that may be missing: `''` and `null` clear it. */
export function optionalText(text: z.ZodType<string, string>) {
  return text.transform((value) => value || null).nullable();
}

export function boundedText(max: number) {
  return z.string('Hier gehört Text hin.').trim().max(max, tooLong(max));
}

/** A line that may be missing. */
export function optionalLine(max = maxZusatzLength) {
  return optionalText(boundedText(max).refine(isSingleLine, singleLineText));
}
