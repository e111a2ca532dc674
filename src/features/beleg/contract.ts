import { z } from 'zod';
import { belegArten } from './beleg-art.ts';

/** A document as it is named on the page of what it is about; `brutto` in euros, less than 0 when it gives back. */
export const belegZeile = z.object({
  nummer: z.string(),
  art: z.enum(belegArten),
  tag: z.string(),
  brutto: z.number(),
});
export type BelegZeile = z.infer<typeof belegZeile>;
