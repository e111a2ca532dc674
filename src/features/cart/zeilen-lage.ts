import {
  hoechstens,
  type Verfuegbarkeit,
  type Verkaufbar,
  verfuegbarkeitOf,
  vieleStueck,
} from '#features/portfolio/verkauf/verfuegbarkeit.ts';

/** What a line's owner has to know; nothing where enough is on the shelf. */
export type ZeilenLage = { verfuegbarkeit?: Verfuegbarkeit; hoechstens?: number };

/**
 * Whether `menge` pieces of a product can be ordered now (R38). As soon as one of them has to be made, the
 * line is to order. How many are free is said only when there are few, or not more than wanted.
 */
export function zeilenLageOf(verkaufbar: Verkaufbar, menge: number): ZeilenLage {
  const { frei, fertigungstage } = verkaufbar;
  if (menge > frei && fertigungstage !== null)
    return { verfuegbarkeit: { art: 'aufBestellung', tage: fertigungstage } };
  const verfuegbarkeit = verfuegbarkeitOf(verkaufbar);
  const limit = hoechstens(verkaufbar);
  const isLimitSaid = limit !== undefined && (limit < vieleStueck || menge >= limit);
  const hasMuch = verfuegbarkeit.art === 'vorrat' && verfuegbarkeit.frei === undefined;
  return { ...(hasMuch ? {} : { verfuegbarkeit }), ...(isLimitSaid ? { hoechstens: limit } : {}) };
}
