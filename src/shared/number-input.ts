import { z } from 'zod';

/** Digits that a number holds without changing one. */
const maxDigits = 15;

/** R4: text that is a number counts as one, in German or English spelling; anything else is left to the schema. */
export function numberInput<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => {
    if (typeof value !== 'string' || !/^\s*[+-]?\d+([.,]\d+)?\s*$/.test(value)) return value;
    if (value.replace(/\D/g, '').length > maxDigits) return value;
    return Number(value.replace(',', '.'));
  }, schema);
}

/** The same for a whole number: `1.000` is left to the schema, because to some it is a thousand and to others a one. */
export function wholeNumberInput<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value),
    schema,
  );
}
