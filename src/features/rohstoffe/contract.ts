import { z } from 'zod';
import { maxBestandMenge } from '#features/bestand/menge.ts';
import { numberField } from '#shared/number/number-field.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { lineInput } from '#shared/text/single-line.ts';
import { listEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import type { RohstoffKind } from './rohstoff-kind.ts';

/** Maximum characters of a name. */
export const maxBezeichnung = 100;

const bezeichnungText = 'Bitte eine Bezeichnung eingeben.';
const bezeichnung = lineInput(bezeichnungText)
  .min(1, bezeichnungText)
  .max(maxBezeichnung, `Die Bezeichnung darf höchstens ${maxBezeichnung} Zeichen haben.`);

/** The fields of every kind; stock and minimum in whole units of the kind. */
const gemeinsam = z.object({
  bezeichnung: z.string(),
  aktuellVorrat: numberField({ min: 0, max: maxBestandMenge }),
  mindestbestand: numberField({ min: 0, max: maxBestandMenge }),
  verfuegbar: z.boolean('Bitte ja oder nein angeben.'),
});

/** All fields of this kind that can be entered. */
export type RohstoffForm<Kind extends RohstoffKind> = z.output<typeof gemeinsam> & z.output<Kind['angaben']>;

/** A raw material of this kind in an answer: the entered fields and the derived values. */
export type Rohstoff<Kind extends RohstoffKind = RohstoffKind> = RohstoffForm<Kind> &
  z.output<Kind['abgeleitet']> & { _id: string; createdAt: string; updatedAt: string };

/** The stock of a new one may be missing: then it is the content of one pack. */
export type NewRohstoff<Kind extends RohstoffKind = RohstoffKind> = Omit<
  RohstoffForm<Kind>,
  'aktuellVorrat'
> & { aktuellVorrat?: number };

/** The schema of `Rohstoff`. */
function rohstoffOf(kind: RohstoffKind): z.ZodType<Rohstoff> {
  return z.object({
    _id: z.string(),
    ...gemeinsam.shape,
    ...kind.angaben.shape,
    ...kind.abgeleitet.shape,
    createdAt: z.string(),
    updatedAt: z.string(),
  });
}

export const listReplyOf = (kind: RohstoffKind) => listEnvelope(rohstoffOf(kind));
export const rohstoffReplyOf = (kind: RohstoffKind) => okEnvelope(rohstoffOf(kind));
export const rohstoffDeletedReply = okEnvelope(z.object({ _id: z.string() }));

const queryText = 'Bitte true oder false angeben.';
export const rohstoffListQuery = z.object({
  includeUnavailable: z.enum(['true', 'false'], queryText).optional(),
});

/** The body of a new raw material, also the schema of its form: absent fields get the kind's default. */
export function createBodyOf<Kind extends RohstoffKind>(kind: Kind) {
  const defaults: Record<string, unknown> = { verfuegbar: true, ...kind.defaults };
  const fields = mapFields(kind, (field, key) => {
    if (key in defaults) return field.default(defaults[key]);
    return key === 'aktuellVorrat' && kind.vorratFolgt ? field.optional() : field;
  });
  return z.object(fields) as unknown as z.ZodType<NewRohstoff<Kind>, Record<string, unknown>>;
}

/**
 * Changes of a raw material; absent fields stay unchanged, and so do numbers sent as an empty text. `null` clears an
 * optional number (our form sends it for an emptied field) and leaves any other unchanged.
 */
export function updateBodyOf<Kind extends RohstoffKind>(kind: Kind) {
  const shape: Record<string, z.ZodType> = { ...gemeinsam.shape, ...kind.angaben.shape };
  const fields = mapFields(kind, (field, key) => {
    if (shape[key] instanceof z.ZodNumber)
      return z.preprocess(
        (value) => (value === null ? undefined : blankAs(undefined)(value)),
        field.optional(),
      );
    if (shape[key] instanceof z.ZodNullable) return z.preprocess(blankAs(undefined), field.optional());
    return field.optional();
  });
  const body = z.object(fields).transform(withoutAbsent);
  return body as unknown as z.ZodType<Partial<RohstoffForm<Kind>>, Record<string, unknown>>;
}

/**
 * All input fields; numbers are accepted as text as well (R4). A name has stricter rules in requests than in answers.
 */
function mapFields(kind: RohstoffKind, change: (field: z.ZodType, key: string) => z.ZodType) {
  const fields: Record<string, z.ZodType> = { ...gemeinsam.shape, bezeichnung, ...kind.angaben.shape };
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, change(toInput(field), key)]));
}

function blankAs(nothing: null | undefined) {
  return (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? nothing : value);
}

/** An absent key would overwrite the stored value. */
function withoutAbsent(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

function toInput(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodNumber) return numberInput(field);
  if (!(field instanceof z.ZodNullable)) return field;
  return z.preprocess(blankAs(null), numberInput(field));
}

/**
 * A product whose calculation changes with a purchase price: costs of one piece before and after, its price and the new
 * calculated price, in euros. Unknown values are `null`, for an incomplete calculation all of them.
 */
export const betroffenesProdukt = z.object({
  _id: z.string(),
  name: z.string(),
  alteKosten: z.number().nullable(),
  neueKosten: z.number().nullable(),
  preis: z.number().nullable(),
  neuerVkPreis: z.number().nullable(),
});
export type BetroffenesProdukt = z.infer<typeof betroffenesProdukt>;

/** `betroffen`: only after a new price. */
export const changeReplyOf = (kind: RohstoffKind) =>
  rohstoffReplyOf(kind).extend({ betroffen: z.array(betroffenesProdukt).optional() });
