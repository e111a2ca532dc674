import { z } from 'zod';
import { makeKept } from './kept-by-account.ts';

/** What is typed on sheets, pages of their own; each reads its own values. */
export const keptBlaetter = makeKept('blaetter', z.object({ datum: z.string(), eingabe: z.unknown() }));

/** What was typed on the sheet of that name, and when; what is not readable by its schema counts as nothing. */
export function findBlatt<Eingabe>(accountId: string, name: string, schema: z.ZodType<Eingabe>) {
  const found = keptBlaetter.find(accountId, name);
  const { data: eingabe } = schema.safeParse(found?.eingabe);
  return found && eingabe !== undefined ? { datum: found.datum, eingabe } : undefined;
}
