import type { Anschrift } from './anschrift.ts';

const nummer = String.raw`\d+\s?[a-z]?(?:\s?[-–/+]\s?(?:\d+\s?[a-z]?|[a-z])|\s\d/\d|\s?[¼½¾])?`;
const vorsatz = String.raw`(?:(?:haus)?n(?:ummer|r)\.?\s*)?`;
/** The number at the end of a line: `4`, `12 a`, `7-9`, `3/4`, `Nr. 4`. */
const nummerAmEnde = new RegExp(String.raw`^(.*?\D)[\s,]+${vorsatz}(${nummer})$`, 'iu');
/** The number before the name, as in other countries: `4 Lindenweg`, but `1 Mai Straße` is named after a day. */
const nummerAmAnfang = new RegExp(
  String.raw`^(${nummer})[\s,]+(?!(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L}))(\p{L}{2}.*)$`,
  'iu',
);
const nurNummer = new RegExp(String.raw`^${vorsatz}(?!\d{5})(${nummer})$`, 'iu');

/** What people write behind the number: `Hauptstr. 12, 2. OG`. */
const zusatzDahinter = /^(.*\D\s\d+\s?[a-z]?),\s*(.*\p{L}.*)$/iu;

export type Strasse = { strasse: string; hausnummer: string };

/**
 * Street and number of what browsers and people put into one field: `Lindenweg 4`. Split only while the field of the number is
 * empty or repeats it; `Straße des 17. Juni` keeps its number.
 */
export function splitStrasse({ strasse, hausnummer }: Strasse): Strasse {
  const apart = apartOf(strasse.trim());
  const isFree = hausnummer.trim() === '' || hausnummer.trim() === apart?.hausnummer;
  return apart && isFree ? splitStrasse(apart) : { strasse, hausnummer };
}

function apartOf(zeile: string): Strasse | undefined {
  const [, davor, hinten] = nummerAmEnde.exec(zeile) ?? [];
  if (davor && hinten) return { strasse: davor.replace(/[\s,]+$/, ''), hausnummer: hinten };
  const [, vorn, danach] = /\d/.test(zeile.replace(/^\d+/, '')) ? [] : (nummerAmAnfang.exec(zeile) ?? []);
  return vorn && danach ? { strasse: danach, hausnummer: vorn } : undefined;
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
  return hinten && isFree ? { ...anschrift, hausnummer: hinten, zusatz: '' } : anschrift;
}
