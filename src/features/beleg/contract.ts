import { z } from 'zod';
import { centToEuro } from '#shared/number/money.ts';
import { belegArten } from './beleg-art.ts';
import type { BelegKurz } from './beleg-inhalt.ts';

/** A document as it is named on the page of what it is about; `brutto` in euros, less than 0 when it gives back. */
export const belegZeile = z.object({
  nummer: z.string(),
  art: z.enum(belegArten),
  tag: z.string(),
  brutto: z.number(),
});
export type BelegZeile = z.infer<typeof belegZeile>;

/** The same of a document as it is kept. */
export function toBelegZeile({ nummer, art, tag, bruttoCent }: BelegKurz): BelegZeile {
  return { nummer, art, tag, brutto: centToEuro(bruttoCent) };
}
