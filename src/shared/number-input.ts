import { z } from 'zod';

/** Digits that a number holds without changing one. */
const maxDigits = 15;

/** Points part thousands only where a comma behind them leaves no doubt: `1.234,50`. */
const anyNumber = /^\s*[+-]?(\d+|[1-9]\d{0,2}(\.\d{3})+(?=,))([.,]\d+)?\s*$/;
const wholeNumber = /^\s*[+-]?\d+\s*$/;

/**
 * R4: text that is a number counts as one, in German or English spelling; anything else is left to the schema. Where a
 * whole number is asked, so is `1.000`, because to some it is a thousand and to others a one.
 */
export function numberInput<T extends z.ZodType>(schema: T) {
  const pattern = schema instanceof z.ZodNumber && schema.isInt ? wholeNumber : anyNumber;
  return z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    const text = value.replace('\u2212', '-');
    if (!pattern.test(text) || text.replace(/\D/g, '').length > maxDigits) return value;
    return Number(text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text);
  }, schema);
}
