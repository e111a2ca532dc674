/** Points in time as people read them (admin.txt §9, Dates): German, in the workshop's own time zone. */

const timeZone = 'Europe/Berlin';
const datumFormat = new Intl.DateTimeFormat('de-DE', { timeZone, dateStyle: 'medium' });
const zeitpunktFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

const tagFormat = new Intl.DateTimeFormat('sv-SE', { timeZone });

/** The day it is in the workshop, as a date is stored: `2026-11-21`. */
export function tagOf(date: Date): string {
  return tagFormat.format(date);
}

/** `21.11.2026`. */
export function formatDatum(iso: string): string {
  return datumFormat.format(new Date(iso));
}

/** `21.11.2026, 14:03`. */
export function formatZeitpunkt(iso: string): string {
  return zeitpunktFormat.format(new Date(iso));
}
