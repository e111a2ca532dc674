import { z } from 'zod';
import { isSingleLine, singleLineText } from '#shared/single-line.ts';

/** Maximum characters of a product's name, of each raw material it names, and of an additive. */
export const maxNameLength = 100;
export const maxZusatzLength = 200;

export const tooLong = (max: number) => `Höchstens ${max} Zeichen.`;

/** A required line of text; `missing` is the message when it is empty. */
export function line(missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(maxNameLength, tooLong(maxNameLength))
    .refine(isSingleLine, singleLineText);
}

/** An optional text: `''` and `null` clear it. */
export function optionalText(text: z.ZodType<string, string>) {
  return text.transform((value) => value || null).nullable();
}

export function boundedText(max: number) {
  return z.string('Hier gehört Text hin.').trim().max(max, tooLong(max));
}

/** An optional line of text. */
export function optionalLine(max = maxZusatzLength) {
  return optionalText(boundedText(max).refine(isSingleLine, singleLineText));
}
