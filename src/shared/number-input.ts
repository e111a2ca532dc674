import { z } from 'zod';
import { numberOrText } from './parse-number.ts';

/** R4: text that is a number counts as one, read as in our own forms; anything else is left to the schema. */
export function numberInput<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (typeof value === 'string' ? numberOrText(value) : value), schema);
}
