import { z } from 'zod';

/** Free pieces from which a shopper does not read their number. */
export const vieleStueck = 6;

/**
 * Whether a product can be bought now, as shoppers read it (R38). `vorrat`: from the shelf, with `frei` where
 * few are left; `aufBestellung`: it is made first, in `tage` working days; `vergriffen`: not at the moment.
 */
export const verfuegbarkeit = z.discriminatedUnion('art', [
  z.object({ art: z.literal('vorrat'), frei: z.number().int().optional() }),
  z.object({ art: z.literal('aufBestellung'), tage: z.number().int() }),
  z.object({ art: z.literal('vergriffen') }),
]);
export type Verfuegbarkeit = z.infer<typeof verfuegbarkeit>;

/** What can be bought: `frei` pieces not held by orders, and `fertigungstage` where it is also made to order. */
export type Verkaufbar = { frei: number; fertigungstage: number | null };

export function verfuegbarkeitOf({ frei, fertigungstage }: Verkaufbar): Verfuegbarkeit {
  if (frei >= vieleStueck) return { art: 'vorrat' };
  if (frei > 0) return { art: 'vorrat', frei };
  return fertigungstage === null ? { art: 'vergriffen' } : { art: 'aufBestellung', tage: fertigungstage };
}

/** What is sent with a product: nothing where there is nothing to say, because enough is on the shelf. */
export function sagbareVerfuegbarkeit(verkaufbar: Verkaufbar): Verfuegbarkeit | undefined {
  const stand = verfuegbarkeitOf(verkaufbar);
  return stand.art === 'vorrat' && stand.frei === undefined ? undefined : stand;
}

/** How many pieces can be ordered now; `undefined`: as many as one order may have. */
export function hoechstens({ frei, fertigungstage }: Verkaufbar): number | undefined {
  return fertigungstage === null ? Math.max(frei, 0) : undefined;
}
