import { tagOf } from '#shared/datum/datum.ts';

const dayMs = 86_400_000;

/** A moment so many days ago. */
export const vorTagen = (tage: number): Date => new Date(Date.now() - tage * dayMs);

/** The day in so many days, as it is stored and as it is typed into a date field. */
export const inTagen = (tage: number): string => tagOf(vorTagen(-tage));
