import { formatTagImJahr } from '#shared/datum.ts';

/** When the shop is back after a pause, from its day of return (`2027-01-05`); empty if that is not known. */
export function pauseSatz(bis: string): string {
  const tag = formatTagImJahr(bis);
  return tag && `Ab ${tag} sind wir wieder da.`;
}
