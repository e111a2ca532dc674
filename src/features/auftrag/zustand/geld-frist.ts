import { plusTage } from '#features/lieferung/feiertage.ts';
import { tagOf } from '#shared/datum/datum.ts';

/** Days after the declaration came in within which the money is returned (§ 357 (1) BGB). */
const tage = 14;

/** The last day on which the money of a withdrawal is returned in time, as days are stored. */
export function geldBis(eingangAt: string): string {
  return plusTage(tagOf(new Date(eingangAt)), tage);
}
