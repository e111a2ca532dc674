import { z } from 'zod';
import { emailOf } from '#shared/email-adresse.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { isReadableText, readableTextText } from '#shared/text/readable-text.ts';
import { cleanLine, lineInput } from '#shared/text/single-line.ts';

const expected = 'Hier wird ein Text erwartet.';

/** The refusal of a text that is too long, with its own length: what is cut is the author's decision. */
function tooLong(max: number) {
  return {
    error: ({ input }: { input?: unknown }) =>
      `Höchstens ${formatZahl(max)} Zeichen, es sind ${formatZahl(String(input).length)}.`,
  };
}

/** A line of text of a setting; empty if not given. */
export function zeile(max: number) {
  return lineInput(expected).max(max, tooLong(max));
}

/** A heading: a line whose long words may contain soft hyphens, where they may break on a narrow screen. */
export function ueberschrift(max: number) {
  const line = zeile(max);
  return z
    .string(expected)
    .refine((text) => line.safeParse(text).success, {
      error: ({ input }) => line.safeParse(input).error?.issues[0]?.message,
      abort: true,
    })
    .overwrite((text) =>
      text
        .split(/(?<=\p{L})\u00ad(?=\p{L})/u)
        .map(cleanLine)
        .join('\u00ad'),
    );
}

/** A text of several lines; empty if not given. Line breaks are stored as `\n`. */
export function absaetze(max: number) {
  return z
    .string(expected)
    .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
    .refine(isReadableText, readableTextText)
    .max(max, tooLong(max));
}

/** An e-mail address, or an empty text. */
export const emailZeile = zeile(200)
  .overwrite(emailOf)
  .refine(
    (text) => text === '' || z.email().safeParse(text).success,
    'Bitte eine vollständige E-Mail-Adresse, zum Beispiel hallo@laden.example.',
  );

/** A web address with its protocol, or an empty text. */
export const webZeile = zeile(500).refine(
  (text) => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text)),
  'Bitte die vollständige Adresse, beginnend mit https://.',
);
