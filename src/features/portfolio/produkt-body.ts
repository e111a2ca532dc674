import { z } from 'zod';
import { numberInput } from '#shared/number/number-input.ts';
import { isSingleLine, lineInput } from '#shared/text/single-line.ts';
import { boundedText, emptyAs, line, optionalText, tooLong } from './produkttypen/produkt-eingabe.ts';
import type { ProduktTyp } from './produkttypen/produkt-typ.ts';
import { eingabeOfAll, produktTypen, produktTypOf, type TypEingabe } from './produkttypen/produkt-typen.ts';
import { fertigungRefusal, isFertigungOffen, verkaufEingabe } from './verkauf/verkauf.ts';

/** Limits of the fields of every product: lengths in characters, `preis` in euros. */
export const maxKurzLength = 200;
export const maxTextLength = 5000;
export const maxArtikelnummer = 40;
export const maxReihenfolge = 9999;
export const maxPreis = 99_999.99;
const maxWeblinkLength = 500;

/** The version of a product that a change is based on. */
export const version = numberInput(z.int32('Unbekannter Stand.'));

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

const reihenfolgeText = `Bitte geben Sie eine ganze Zahl von 0 bis ${maxReihenfolge} an.`;
const preisText = 'Bitte geben Sie einen Preis von 0 bis 99.999,99 € mit höchstens zwei Nachkommastellen an.';

/** A price that is not set is `null`. */
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

const artikelnummerText =
  'Bitte Buchstaben, Ziffern und dazwischen höchstens Punkt, Strich, Schrägstrich oder Leerzeichen.';

/** In capital letters, so that two numbers do not differ in their case alone. */
const artikelnummer = optionalText(
  lineInput(artikelnummerText)
    .max(maxArtikelnummer, tooLong(maxArtikelnummer))
    .refine((text) => text === '' || /^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u.test(text), artikelnummerText)
    .overwrite((text) => text.toUpperCase()),
);

const jaNein = z.boolean('Bitte wählen Sie ja oder nein.');
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
      warnhinweise: langerText,
    },
    'Hier gehören die Texte des Produkts hin.',
  )
  .partial();

const name = line('Bitte geben Sie einen Namen ein.');
const optional = z
  .object({
    preis,
    ermaessigt: jaNein,
    weblink,
    artikelnummer,
    aktiv: jaNein,
    reihenfolge,
    beschreibung,
    ...verkaufEingabe.shape,
  })
  .partial();

/** A new product of a type; without `typ` it is a soap, for clients that send no types. */
function createBodyOf({ typ, eingabe }: ProduktTyp) {
  const literal = z.literal(typ);
  return z
    .object({
      typ: typ === produktTypen.seife.typ ? literal.optional() : literal,
      name,
      ...eingabe.shape,
      ...optional.shape,
    })
    .refine((produkt) => !isFertigungOffen(produkt), fertigungRefusal);
}

const [first, ...others] = Object.values<ProduktTyp>(produktTypen).map(createBodyOf) as [
  ReturnType<typeof createBodyOf>,
];

export type CreateProduktBody = TypEingabe & { name: string } & z.output<typeof optional>;

/** A new product (requirements.md, admin §5 and §7); unknown keys are ignored (R4). */
export const createProduktBody = z.discriminatedUnion('typ', [first, ...others], {
  error: ({ code }) => (code === 'invalid_union' ? 'Diese Art von Produkt gibt es nicht.' : undefined),
}) as unknown as z.ZodType<CreateProduktBody>;

/** The same for a product of this type, be it one that this program does not know. */
export function produktBodyOf(typ: string): z.ZodType<CreateProduktBody> {
  return createBodyOf(produktTypOf(typ)) as unknown as z.ZodType<CreateProduktBody>;
}

/**
 * A change of a product: absent fields stay unchanged, those of another type and unknown keys are ignored
 * (R4). The fields of its type are validated by it once the product is known (`readEingabe`), and so are
 * working days and packed weight against what is stored. `version` is the one that the change is based on;
 * without it the change overwrites the current one.
 */
export const changeProduktBody = z
  .object({ ...eingabeOfAll(), name, ...optional.shape, version: version.nullable() })
  .partial();
export type ChangeProduktBody = z.infer<typeof changeProduktBody>;
