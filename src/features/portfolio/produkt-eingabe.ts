import { z } from 'zod';
import { lineInput } from '#shared/single-line.ts';

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

/** An optional line of text. */
export function optionalLine(max = maxZusatzLength) {
  return optionalText(lineInput(textText).max(max, tooLong(max)));
}
