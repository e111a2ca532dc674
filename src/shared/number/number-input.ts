import { z } from 'zod';
import { numberOrText } from './parse-number.ts';

/** R4: a text that is a number counts as one, read as in our own forms; the schema judges anything else. */
export function numberInput<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (value: z.input<T> | string) => (typeof value === 'string' ? numberOrText(value) : value),
    schema,
  );
}
