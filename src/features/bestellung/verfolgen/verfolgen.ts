import { ersteNummer } from '#features/auftrag/nummer-und-suche/gemeinte-nummern.ts';
import { emailOf, isEmailAdresse } from '#shared/email-adresse.ts';

/** The fields that lead to an order, in their order on the page. */
export const verfolgenFelder = ['nummer', 'email'] as const;
export type VerfolgenFeld = (typeof verfolgenFelder)[number];
export type VerfolgenEingabe = Record<VerfolgenFeld, string>;

/** Most characters of a typed number: also a pasted sentence that names it. */
export const maxNummerEingabe = 100;

/** The same for every pair that opens nothing, so that nobody learns which numbers or addresses there are. */
export const nichtGefundenText =
  'Zu dieser Nummer und dieser E-Mail-Adresse haben wir keine Bestellung gefunden.';

/** The problem with a field, or `undefined`; the same in the form and on the server. */
export function verfolgenProblem(feld: VerfolgenFeld, eingabe: string): string | undefined {
  if (feld === 'email') {
    const text = emailOf(eingabe);
    if (text === '') return 'Bitte die E-Mail-Adresse eingeben, mit der Sie bestellt haben.';
    if (isEmailAdresse(text)) return undefined;
    return 'Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.';
  }
  if (eingabe.trim() === '') return 'Bitte die Bestellnummer eingeben. Sie steht in der Bestellbestätigung.';
  if (ersteNummer(eingabe).length === 0) return 'Eine Bestellnummer sieht so aus: B-26-K7M4Q.';
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
