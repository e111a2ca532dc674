import { formatLangesDatum } from '#shared/datum/datum.ts';

/**
 * When the shop is back after a pause, from its day of return (`2027-01-05`); empty if that is not known.
 * With the year: a pause over New Year is read in December and in January, and a page that stayed open past
 * the day still says what is true.
 */
export function pauseSatz(bis: string): string {
  const tag = formatLangesDatum(bis);
  return tag && `Ab ${tag} sind wir wieder da.`;
}

/** What a pause says to visitors: the workshop's words, and when it is back. */
export function pauseHinweis({ text, bis }: { text: string; bis: string }): string[] {
  return [text || 'Wir machen gerade Pause.', pauseSatz(bis)].filter(Boolean);
}
