import { keyboardText } from '#shared/text/keyboard-text.ts';
import { isNummer } from './nummer.ts';

/**
 * What somebody may have meant who wrote a letter that no number has: those that look like it. Two where both
 * are as near; a number of five such letters has 32 readings.
 */
const gemeint: Record<string, string> = {
  ...{ 0: 'QD', O: 'QD', 1: '7J', I: '7J', L: '7J' },
  ...{ A: '4', B: '8', E: '3', S: '5', U: 'V', Z: '2' },
};

const ziffer: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' };

/** The parts of a number, in capitals and as they were written. */
export type Teile = { anfang: string; jahr: string; code: string };

/**
 * The numbers that these parts may mean, at most 32: as they stand where all are letters of numbers. None
 * without a year.
 */
export function lesartenOf({ anfang, jahr, code }: Teile): string[] {
  const tag = [...jahr].map((one) => ziffer[one] ?? one).join('');
  if (!/^\d\d$/.test(tag)) return [];
  const codes = [...code].reduce(
    (codes, one) => codes.flatMap((before) => [...(gemeint[one] ?? one)].map((letter) => before + letter)),
    [''],
  );
  return codes.map((one) => `${anfang}-${tag}-${one}`);
}

/** Places of a text that may be numbers; more are not looked up. */
const most = 5;
/** Longest text that is looked at: a declaration's field. */
const maxText = 1000;

/**
 * The numbers that somebody may have written or pasted, alone or in a sentence: spaces, dashes and small
 * letters do not matter. The beginning is the shop's own and is taken as it is.
 */
export function nummernIm(text: string): string[] {
  return [...new Set(stellenIm(text).flat())];
}

/** The readings of that which is most likely meant alone; none, if the text names no number. */
export function ersteNummer(text: string): string[] {
  return stellenIm(text)[0] ?? [];
}

/**
 * Each place with all that it may mean: first those that stand alone, last the text as one number, with
 * anything between its letters. Words and numbers of a sentence may look like one (`Weg 12 Seife`), so what
 * is written as the shop does goes before looser ones.
 */
function stellenIm(text: string): string[][] {
  const typed = keyboardText(text.slice(0, maxText)).toUpperCase();
  const stellen =
    typed.match(/\b[A-Z][A-Z0-9]{0,5}[\s_/-]{0,3}\d[0-9OQDILZSB][\s_/-]{0,3}[A-Z0-9]{5}(?!-?[A-Z0-9])/g) ??
    [];
  const gereiht = stellen.toSorted((a, b) => freiheitIn(a) - freiheitIn(b));
  return [...gereiht.slice(0, most - 1), typed].map(lesartenVon).filter(({ length }) => length > 0);
}

/**
 * How far a place is from a number as the shop writes it: without its hyphens, then with letters that no
 * number has.
 */
function freiheitIn(stelle: string): number {
  const hasStriche = /^\w+ ?- ?\w\w ?- ?\w{5}$/.test(stelle);
  const isSo = isNummer(stelle.replace(/[\s_/-]/g, '').replace(/(..)(.{5})$/, '-$1-$2'));
  return (hasStriche ? 0 : 2) + (isSo ? 0 : 1);
}

function lesartenVon(stelle: string): string[] {
  const [, anfang = '', jahr = '', code = ''] =
    /^([A-Z][A-Z0-9]{0,5})([A-Z0-9]{2})([A-Z0-9]{5})$/.exec(stelle.replace(/[^\p{L}\p{N}]/gu, '')) ?? [];
  return lesartenOf({ anfang, jahr, code });
}

/** The same text for numbers that are easily taken for one another, by which attempts on them are counted together. */
export function zaehlNummer([nummer = '']: string[]): string {
  return nummer.replaceAll('D', 'Q').replaceAll('J', '7');
}
