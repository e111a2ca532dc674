import fc from 'fast-check';
import { z } from 'zod';
import { oddNumber, oddText, oddValue } from './odd-values.ts';

/** Existing ids and names of the shop for a key of a call. */
export type Known = (key: string) => string[];

/** How values are generated: from which known values, and whether they are valid. */
export type Taste = { known: Known; isTame: boolean };

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: z.ZodType[];
  element?: z.ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
};

/**
 * What a schema is made of; two objects that a value must match both count as one with the fields of both, also where
 * the second is one of several.
 */
export function defOf(schema: z.ZodType): Def {
  const { left, right, ...def } = schema.def as unknown as Def & { left?: z.ZodType; right?: z.ZodType };
  if (!left || !right) return def;
  const { options, shape } = defOf(right);
  if (options) return { type: 'union', options: options.map((option) => z.intersection(left, option)) };
  return { type: 'object', shape: { ...defOf(left).shape, ...shape } };
}

/**
 * Values that match a declared schema and, unless tame, values that do not. Generated from the declaration itself, so a
 * new field is fuzzed from the start.
 */
export function inputFor(schema: z.ZodType, key: string, taste: Taste): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  const again = (inner: z.ZodType | undefined) => (inner ? inputFor(inner, key, taste) : oddValue);
  if (def.shape) return objectOf(def.shape, taste);
  if (def.innerType) {
    const none = fc.constant(def.type === 'nullable' ? null : undefined);
    return fc.oneof({ weight: 5, arbitrary: again(def.innerType) }, { weight: 1, arbitrary: none });
  }
  if (def.type === 'pipe') return again(def.in && defOf(def.in).type === 'transform' ? def.out : def.in);
  if (def.type === 'union') return fc.oneof(...(def.options ?? []).map(again));
  const asked = def.element ? listOf(again(def.element), key, taste) : leafFor(schema, key, taste);
  return fc.oneof({ weight: 20, arbitrary: asked }, { weight: taste.isTame ? 0 : 1, arbitrary: oddValue });
}

/** Some known values; where ids are to be put in order, all of them. */
function listOf(
  element: fc.Arbitrary<unknown>,
  key: string,
  { known, isTame }: Taste,
): fc.Arbitrary<unknown> {
  const all = known(key);
  if (!isTame || all.length === 0) return fc.array(element, { maxLength: 6 });
  return fc.shuffledSubarray(all, { minLength: all.length });
}

function leafFor(schema: z.ZodType, key: string, taste: Taste): fc.Arbitrary<unknown> {
  const { type, entries, values } = defOf(schema);
  if (entries) return fc.constantFrom<unknown>(...Object.values(entries));
  if (values) return fc.constantFrom(...values);
  if (type === 'boolean') return fc.boolean();
  return type === 'number'
    ? numberFor(schema as z.ZodNumber, key, taste)
    : textFor(schema as z.ZodString, key, taste);
}

/** All declared keys; unless tame nearly all, and undeclared ones. */
function objectOf(shape: Record<string, z.ZodType>, taste: Taste): fc.Arbitrary<unknown> {
  const declared = Object.entries(shape).map(([key, field]) =>
    fc.record({
      key: fc.constant(key),
      value: inputFor(field, key, taste),
      isMissing: oneIn(taste.isTame ? 0 : 20),
    }),
  );
  const other = fc.record({ key: oddText, value: oddValue, isMissing: fc.constant(false) });
  return fc
    .tuple(fc.tuple(...declared), fc.array(other, { maxLength: taste.isTame ? 0 : 1 }))
    .map(([fields, others]) => [...fields, ...others].filter(({ isMissing }) => !isMissing))
    .map((fields) => Object.fromEntries(fields.map(({ key, value }) => [key, value])));
}

function oneIn(times: number): fc.Arbitrary<boolean> {
  return times === 0 ? fc.constant(false) : fc.nat(times - 1).map((n) => n === 0);
}

/**
 * Known numbers, and those within the declared bounds; unless tame also at and beyond the bounds, and numbers
 * as text.
 */
function numberFor(
  { minValue, maxValue }: z.ZodNumber,
  key: string,
  { known, isTame }: Taste,
): fc.Arbitrary<unknown> {
  const there = known(key).map(Number).filter(Number.isFinite);
  const minimum = Number.isFinite(minValue) ? Number(minValue) : 0;
  const maximum = Number.isFinite(maxValue) ? Number(maxValue) : Math.max(1000, minimum);
  const from = Math.ceil(Math.max(minimum, 0));
  const small = fc.integer({ min: from, max: from + 9 });
  // A bound may have a fraction (999,99 €).
  const any = fc.integer({
    min: Math.ceil(Math.max(minimum, -1e9)),
    max: Math.floor(Math.min(maximum, 1e9)),
  });
  const weight = isTame ? 0 : 1;
  return fc.oneof(
    { weight: 8, arbitrary: small },
    { weight: 2, arbitrary: any },
    ...(there.length > 0 ? [{ weight: 20, arbitrary: fc.constantFrom<unknown>(...there) }] : []),
    { weight, arbitrary: any.map((value) => value / 100) },
    { weight, arbitrary: small.map((value) => `${value},5`) },
    { weight, arbitrary: small.map(String) },
    { weight, arbitrary: fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, minimum - 0.01) },
    { weight, arbitrary: oddNumber },
  );
}

const letters = fc.string({ unit: fc.constantFrom(...'aeiouäöülnrst'), minLength: 1, maxLength: 12 });

/** Known and new texts; unless tame also at and beyond the maximum length, and odd ones. */
function textFor(
  { maxLength, format }: z.ZodString,
  key: string,
  { known, isTame }: Taste,
): fc.Arbitrary<unknown> {
  const max = Math.min(maxLength ?? 60, 6000);
  const email = letters.map((name) => `${encodeURIComponent(name).replaceAll('%', '')}@lindenblatt.example`);
  const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2015-01-01'), noInvalidDate: true });
  const usual = format === 'email' || key === 'email' ? email : format === 'date' ? day.map(toDay) : letters;
  const there = known(key);
  const weight = isTame ? 0 : 1;
  return fc.oneof(
    { weight: 2, arbitrary: usual },
    ...(there.length > 0
      ? [
          {
            weight: /id|plz|telefon|weblink|password|datei|index|token|vor$/i.test(key) ? 12 : 2,
            arbitrary: fc.constantFrom(...there),
          },
        ]
      : []),
    { weight, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(max, 40) }) },
    {
      weight,
      arbitrary: fc.constantFrom(
        'x'.repeat(max),
        'x'.repeat(max + 1),
        'ä'.repeat(max),
        '👍'.repeat(Math.ceil(max / 2)),
      ),
    },
    { weight, arbitrary: oddText },
  );
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);
