import { type RawBuilder, sql } from 'kysely';

/** Whether a text of a row has a part in it; what is a sign of a pattern elsewhere is a letter in this part. */
export function hasPart(text: RawBuilder<unknown>, part: string): RawBuilder<boolean> {
  const pattern = `%${part.replace(/[!%_]/g, '!$&')}%`;
  return sql<boolean>`${text} like ${pattern} escape '!'`;
}
