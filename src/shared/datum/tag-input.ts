import { z } from 'zod';
import { typedTag } from './tag-text.ts';

/**
 * R4: the day of a request, also as people write it; what is none is judged by the schema. `error`: the
 * German refusal.
 */
export function tagInput(error = 'Bitte einen Tag angeben.') {
  return z.preprocess(
    (value: string) => (typeof value === 'string' ? typedTag(value) : value),
    z.iso.date(error),
  );
}
