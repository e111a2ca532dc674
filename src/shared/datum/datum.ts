/** Points in time as people read them (requirements.md, admin §9, Dates): German, in the workshop's own time zone. */

const timeZone = 'Europe/Berlin';
const datumFormat = new Intl.DateTimeFormat('de-DE', { timeZone, dateStyle: 'medium' });
const zeitpunktFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

const monatFormat = new Intl.DateTimeFormat('de-DE', { timeZone, month: 'long', year: 'numeric' });
const langesFormat = new Intl.DateTimeFormat('de-DE', { timeZone, dateStyle: 'long' });
const tagFormat = new Intl.DateTimeFormat('sv-SE', { timeZone });

/** What is no date is shown as nothing: no answer of a server may break a page. */
function formatted(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}

/** The day it is in the workshop, as a date is stored: `2026-11-21`. */
export function tagOf(date: Date): string {
  return tagFormat.format(date);
}

/** The first moment of a day (`2026-11-21`) in the workshop. */
export function startOfTag(tag: string): Date {
  const utc = new Date(`${tag}T00:00:00Z`).getTime();
  // Berlin is one or two hours ahead of UTC.
  const starts = [2, 1].map((hours) => new Date(utc - hours * 3_600_000));
  return starts.find((start) => tagOf(start) === tag) ?? new Date(utc);
}

/** The day before a day, both as they are stored. */
export function tagBefore(tag: string): string {
  return new Date(new Date(`${tag}T00:00:00Z`).getTime() - 86_400_000).toISOString().slice(0, 10);
}

/** `November 2026`, of a day as it is stored. */
export function formatMonat(tag: string): string {
  return formatted(monatFormat, `${tag}T12:00:00Z`);
}

/** `21. November 2026`, of a day as it is stored. */
export function formatLangesDatum(tag: string): string {
  return formatted(langesFormat, `${tag}T12:00:00Z`);
}

/** The same of a clock, for code that asks often: formatted once a minute, because a day begins with a whole minute. */
export function tagClock(now: () => Date): () => string {
  let minute: number | undefined;
  let tag = '';
  return () => {
    const date = now();
    const current = Math.floor(date.getTime() / 60_000);
    if (current !== minute) tag = tagOf(date);
    minute = current;
    return tag;
  };
}

const uhrzeitFormat = new Intl.DateTimeFormat('de-DE', { timeZone, hour: '2-digit', minute: '2-digit' });

/** `14:03`. */
export function formatUhrzeit(iso: string): string {
  return formatted(uhrzeitFormat, iso);
}

/** `21.11.2026`. */
export function formatDatum(iso: string): string {
  return formatted(datumFormat, iso);
}

/** `21.11.2026, 14:03`. */
export function formatZeitpunkt(iso: string): string {
  return formatted(zeitpunktFormat, iso);
}
