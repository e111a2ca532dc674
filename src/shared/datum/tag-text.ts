import { keyboardText } from '../text/keyboard-text.ts';

/** Months by their first letters, in German and English. */
const monate = /^(jan|feb|m(?:a|ä|ae)r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])/i;
const monatsnamen = ['jan', 'feb', 'mar', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];

/**
 * A day as people and banks write it, as it is stored: `23.11.2026`, `23. 11. 26`, `23-11-2026`,
 * `2026-11-23`, `23. November 2026`, also with a time behind it; `undefined` if it is none. Two digits are a
 * year of this century. `monatZuerst`: with slashes the month comes first, as English files of German banks
 * have it.
 */
export function tagFrom(text: string, { monatZuerst = false } = {}): string | undefined {
  const typed = keyboardText(text.trim().slice(0, 40));
  const iso = /^(\d{4})[-/](\d{2})[-/](\d{2})(?!\d)/.exec(typed);
  if (iso) return realTag(iso[1], iso[2], iso[3]);
  const slashes = mitSchraegstrichen(typed);
  if (slashes) {
    const [erste, zweite, jahr] = slashes;
    return monatZuerst ? realTag(jahr, erste, zweite) : realTag(jahr, zweite, erste);
  }
  // With hyphens two digits at the end may as well be the day.
  const german = /^(\d{1,2})(?:\. ?(\d{1,2})\. ?(\d{4}|\d{2})|-(\d{1,2})-(\d{4}))(?!\d)/.exec(typed);
  if (german) return realTag(german[3] ?? german[5], german[2] ?? german[4], german[1]);
  const [, tag, monat = '', jahr] = /^(\d{1,2})\.? (\p{L}{3,9})\.? (\d{4})(?!\d)/u.exec(typed) ?? [];
  return realTag(jahr, monatOf(monat), tag);
}

/** Three numbers, or a month by its name, and nothing behind them: a moment is no day. */
const nothingBehind = /^\d{1,4}[-./ ]{1,2}[\p{L}\d]{1,9}[-./ ]{1,2}\d{1,4}$/u;

/** The day that somebody typed, as it is stored; the text itself where it is none. */
export function typedTag(text: string): string {
  const typed = keyboardText(text.slice(0, 40));
  return (nothingBehind.test(typed) && tagFrom(typed)) || text;
}

/** Whether it is a day, whichever number of it is the month. */
export function isTag(text: string): boolean {
  return tagFrom(text) !== undefined || tagFrom(text, { monatZuerst: true }) !== undefined;
}

/** The numbers of a day that is written with slashes, of which the first may be the month. */
export function mitSchraegstrichen(text: string): [string, string, string] | undefined {
  const [, erste, zweite, jahr] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/.exec(text.trim()) ?? [];
  return erste && zweite && jahr ? [erste, zweite, jahr] : undefined;
}

function monatOf(name: string): string {
  const [kurz = ''] = monate.exec(name) ?? [];
  const gefaltet = kurz.toLowerCase().replace(/ä|ae/, 'a').replace('may', 'mai').replace('oct', 'okt');
  return String(monatsnamen.indexOf(gefaltet.replace('dec', 'dez')) + 1);
}

function realTag(jahr = '', monat = '', tag = ''): string | undefined {
  const text = `${jahr.length === 2 ? `20${jahr}` : jahr}-${monat.padStart(2, '0')}-${tag.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  // The 31st of a month with 30 days would be the first of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
