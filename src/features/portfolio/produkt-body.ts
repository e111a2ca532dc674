import { z } from 'zod';
import { numberInput } from '#shared/number-input.ts';
import { isSingleLine, singleLineText } from '#shared/single-line.ts';
import { formatZahl } from '#shared/zahl.ts';

/** Bounds of what can be typed about a product: lengths in characters, `gramm` in grams, `preis` in euros. */
export const maxNameLength = 100;
export const maxZusatzLength = 200;
export const maxKurzLength = 200;
export const maxTextLength = 5000;
export const maxGramm = 10_000;
export const maxReihenfolge = 9999;
export const maxPreis = 99_999.99;
const maxWeblinkLength = 500;

const tooLong = (max: number) => `Höchstens ${max} Zeichen.`;

/** The version of a product that somebody looked at. */
export const version = numberInput(z.int32('Unbekannter Stand.'));

/** One line that must say something; `missing` is the text when it does not. */
function line(missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(maxNameLength, tooLong(maxNameLength))
    .refine(isSingleLine, singleLineText);
}

/** A text that may be missing: `''` and `null` clear it. */
function optionalText(text: z.ZodType<string, string>) {
  return text.transform((value) => value || null).nullable();
}

function boundedText(max: number) {
  return z.string('Hier gehört Text hin.').trim().max(max, tooLong(max));
}

const zusatz = optionalText(boundedText(maxZusatzLength).refine(isSingleLine, singleLineText));
const langerText = optionalText(boundedText(maxTextLength));

const weblinkText = 'Bitte geben Sie eine Adresse ein, die mit http:// oder https:// beginnt.';
const weblink = optionalText(
  z
    .string(weblinkText)
    .trim()
    .max(maxWeblinkLength, tooLong(maxWeblinkLength))
    .refine((value) => value === '' || isWebAddress(value), weblinkText),
);

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(value) && isSingleLine(value) && !/\s/.test(value) && URL.canParse(value);
}

const grammText = `Bitte geben Sie das Gewicht in ganzen Gramm von 1 bis ${formatZahl(maxGramm)} an.`;
const reihenfolgeText = `Bitte geben Sie eine ganze Zahl von 0 bis ${maxReihenfolge} an.`;
const preisText = 'Bitte geben Sie einen Preis von 0 bis 99.999,99 € mit höchstens zwei Nachkommastellen an.';

/** What an empty field of a form says, which arrives as text. */
function emptyAs<T extends z.ZodType>(empty: number | null, schema: T) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? empty : value), schema);
}

/** A price that is not set yet is `null`. */
const preis = emptyAs(
  null,
  numberInput(
    z
      .number(preisText)
      .min(0, preisText)
      .max(maxPreis, preisText)
      .refine((euro) => Number(euro.toFixed(2)) === euro, preisText)
      .nullable(),
  ),
);

const aktiv = z.boolean('Bitte wählen Sie ja oder nein.');
const reihenfolge = emptyAs(
  0,
  numberInput(z.int(reihenfolgeText).min(0, reihenfolgeText).max(maxReihenfolge, reihenfolgeText)),
);

const beschreibung = z
  .object(
    {
      kurz: optionalText(boundedText(maxKurzLength)),
      lang: langerText,
      inhaltsstoffe: langerText,
      anwendung: langerText,
      besonderheiten: langerText,
    },
    'Hier gehören die Texte des Produkts hin.',
  )
  .partial();

const required = {
  name: line('Bitte geben Sie einen Namen ein.'),
  seife: line('Bitte geben Sie die Seife an.'),
  gramm: numberInput(z.int(grammText).min(1, grammText).max(maxGramm, grammText)),
  aroma: line('Bitte geben Sie das Aroma an.'),
  seifenform: line('Bitte geben Sie die Seifenform an.'),
  verpackung: line('Bitte geben Sie die Verpackung an.'),
};
const optional = { zusatz, optional: zusatz, preis, weblink, aktiv, reihenfolge, beschreibung };

/** A new product (admin.txt §5 and §7); what else is sent is not read (R4). */
export const createProduktBody = z.object({ ...required, ...z.object(optional).partial().shape });
export type CreateProduktBody = z.infer<typeof createProduktBody>;

/**
 * A change of a product: what is not there stays as it is. `version` is the one the change was made from; without it
 * the change overwrites whatever is there.
 */
export const changeProduktBody = z
  .object({ ...required, ...optional, version: version.nullable() })
  .partial();
export type ChangeProduktBody = z.infer<typeof changeProduktBody>;
