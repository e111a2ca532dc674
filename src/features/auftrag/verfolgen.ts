import { isEmailAdresse } from '#shared/email-adresse.ts';

/** The fields that lead to an order, in their order on the page. */
export const verfolgenFelder = ['nummer', 'email'] as const;
export type VerfolgenFeld = (typeof verfolgenFelder)[number];
export type VerfolgenEingabe = Record<VerfolgenFeld, string>;

/** Most characters of a typed number: the longest one with a hyphen or space after each letter. */
export const maxNummerEingabe = 40;

/** The same for every pair that opens nothing, so that nobody learns which numbers or addresses there are. */
export const nichtGefundenText =
  'Zu dieser Nummer und dieser E-Mail-Adresse haben wir keine Bestellung gefunden.';

/**
 * What somebody may have meant who wrote a letter that no number has: those that look like it. Two where both are as near; a
 * number of five such letters has 32 readings.
 */
const gemeint: Record<string, string> = {
  ...{ 0: 'QD', O: 'QD', 1: '7J', I: '7J', L: '7J' },
  ...{ A: '4', B: '8', E: '3', S: '5', U: 'V', Z: '2' },
};

const ziffer: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' };

/**
 * The numbers that somebody may have meant (R42): spaces, dashes and small letters do not matter. None, if the text cannot be a
 * number. The beginning is the shop's own and is taken as it is.
 */
export function gemeinteNummern(eingabe: string): string[] {
  const text = eingabe
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const [, anfang = '', jahr = '', code = ''] =
    /^([A-Z][A-Z0-9]{0,5})([A-Z0-9]{2})([A-Z0-9]{5})$/.exec(text) ?? [];
  const tag = [...jahr].map((one) => ziffer[one] ?? one).join('');
  if (!/^\d\d$/.test(tag)) return [];
  const codes = [...code].reduce(
    (codes, one) => codes.flatMap((before) => [...(gemeint[one] ?? one)].map((letter) => before + letter)),
    [''],
  );
  return codes.map((one) => `${anfang}-${tag}-${one}`);
}

/** The same text for numbers that are easily taken for one another, by which attempts on them are counted together. */
export function zaehlNummer([nummer = '']: string[]): string {
  return nummer.replaceAll('D', 'Q').replaceAll('J', '7');
}

/** The problem with a field, or `undefined`; the same in the form and on the server. */
export function verfolgenProblem(feld: VerfolgenFeld, eingabe: string): string | undefined {
  const text = eingabe.trim();
  if (feld === 'email') {
    if (text === '') return 'Bitte die E-Mail-Adresse eingeben, mit der Sie bestellt haben.';
    if (isEmailAdresse(text)) return undefined;
    return 'Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.';
  }
  if (text === '') return 'Bitte die Bestellnummer eingeben. Sie steht in der Bestellbestätigung.';
  if (gemeinteNummern(eingabe).length === 0) return 'Eine Bestellnummer sieht so aus: B-26-K7M4Q.';
  return undefined;
}

/** The problems of both fields, by name. */
export function verfolgenFehler(eingabe: VerfolgenEingabe): Partial<VerfolgenEingabe> {
  const fehler: Partial<VerfolgenEingabe> = {};
  for (const feld of verfolgenFelder) {
    const problem = verfolgenProblem(feld, eingabe[feld]);
    if (problem !== undefined) fehler[feld] = problem;
  }
  return fehler;
}
