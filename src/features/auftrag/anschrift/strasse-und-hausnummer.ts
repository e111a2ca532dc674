import { keyboardText } from '#shared/text/keyboard-text.ts';
import type { Anschrift } from './anschrift.ts';

const nummer = String.raw`\d+\s?[a-z]?(?:\s?[\p{Pd}−/+]\s?(?:\d+\s?[a-z]?|[a-z])|\s\d/\d|\s?[¼½¾])?`;
const vorsatz = String.raw`(?:haus)?n(?:ummer|r)\.?\s*`;
const strassenwort = String.raw`(?:stra(?:ß|ss)e|str\.?|weg|allee|platz|ring|gasse|damm|ufer)`;
/** The number at the end of a line: `4`, `12 a`, `7-9`, `3/4`, `Nr. 4`. */
const nummerAmEnde = new RegExp(String.raw`^(.*?)(?:[\s,]+${vorsatz}|(?<=\D)[\s,]+)(${nummer})$`, 'iu');
/** `C 4`, `Straße 101`: without its number no name is left. */
const keinName = new RegExp(String.raw`^(?:\p{L}|${strassenwort})$`, 'iu');
/**
 * The number before the name, as in other countries: `4 Lindenweg`, but there is a `100 Morgen Weg` and a `1.
 * Straße`.
 */
const nummerAmAnfang = new RegExp(String.raw`^(${nummer})[\s,]+(\p{L}{2,}${strassenwort})$`, 'iu');
const nurNummer = new RegExp(String.raw`^(?:${vorsatz})?(?!\d{5})(${nummer})$`, 'iu');

/** What people write behind the number: `Hauptstr. 12, 2. OG`. */
const zusatzDahinter = /^(.*\D\s\d+\s?[a-z]?),\s*(.*\p{L}.*)$/iu;

export type Strasse = { strasse: string; hausnummer: string };

/**
 * Street and number of what browsers and people put into one field: `Lindenweg 4`. Split only while the field
 * of the number is empty or repeats it; `Straße des 17. Juni` keeps its number.
 */
export function splitStrasse({ strasse, hausnummer }: Strasse): Strasse {
  const apart = apartOf(strasse.trim());
  const isFree = hausnummer.trim() === '' || hausnummer.trim() === apart?.hausnummer;
  return apart && isFree ? splitStrasse(apart) : { strasse, hausnummer };
}

function apartOf(zeile: string): Strasse | undefined {
  const [, davor, hinten] = nummerAmEnde.exec(zeile) ?? [];
  const [, vorn, danach] = nummerAmAnfang.exec(zeile) ?? [];
  const strasse = (danach ?? davor)?.replace(/[\s,]+$/, '');
  const hausnummer = vorn ?? hinten;
  if (!strasse || !hausnummer || keinName.test(strasse)) return undefined;
  return { strasse, hausnummer: keyboardText(hausnummer) };
}

/** The second line apart from the street, only while the fields for it are empty. */
export function withZusatz({
  strasse,
  hausnummer,
  zusatz,
}: Anschrift): Pick<Anschrift, 'strasse' | 'zusatz'> {
  const [, davor, dahinter] = zusatzDahinter.exec(strasse.trim()) ?? [];
  const isFree = hausnummer.trim() === '' && zusatz.trim() === '';
  return davor && dahinter && isFree ? { strasse: davor, zusatz: dahinter } : { strasse, zusatz };
}

/** The number that browsers put into the second line, when there is none beside the street. */
export function withHausnummer(anschrift: Anschrift): Anschrift {
  const { strasse, hausnummer, zusatz } = anschrift;
  const [, hinten] = nurNummer.exec(zusatz.trim()) ?? [];
  const isFree = hausnummer.trim() === '' && strasse.trim() !== '';
  return hinten && isFree ? { ...anschrift, hausnummer: keyboardText(hinten), zusatz: '' } : anschrift;
}
