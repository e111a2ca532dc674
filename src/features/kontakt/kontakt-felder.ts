import { emailOf, isEmailAdresse, maxEmailLaenge } from '#shared/email-adresse.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';

/** The fields of the contact form in their order on the page; `bestellnummer` may stay empty. */
export const kontaktFelder = ['name', 'email', 'bestellnummer', 'nachricht'] as const;
export type KontaktFeld = (typeof kontaktFelder)[number];
export type KontaktEingabe = Record<KontaktFeld, string>;

/** Most characters of each field. */
export const kontaktLaengen: Record<KontaktFeld, number> = {
  name: 100,
  email: maxEmailLaenge,
  bestellnummer: 40,
  nachricht: 5000,
};

export const emailText = 'Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.';

const leerText: Partial<Record<KontaktFeld, string>> = {
  name: 'Bitte Ihren Namen eingeben.',
  email: 'Bitte Ihre E-Mail-Adresse eingeben. Dorthin antworten wir Ihnen.',
  nachricht: 'Bitte schreiben Sie uns, worum es geht.',
};

/** The problem with a field, or `undefined`; the same in the form and on the server. */
export function kontaktProblem(feld: KontaktFeld, eingabe: string): string | undefined {
  const text = feld === 'email' ? emailOf(eingabe) : eingabe.trim();
  if (text === '') return leerText[feld];
  const max = kontaktLaengen[feld];
  if (text.length > max) return `Höchstens ${formatZahl(max)} Zeichen, es sind ${formatZahl(text.length)}.`;
  if (feld === 'email' && !isEmailAdresse(text)) return emailText;
  return undefined;
}

/** The problems of all fields, by name. */
export function kontaktFehler(eingabe: KontaktEingabe): Partial<KontaktEingabe> {
  const fehler: Partial<KontaktEingabe> = {};
  for (const feld of kontaktFelder) {
    const problem = kontaktProblem(feld, eingabe[feld]);
    if (problem !== undefined) fehler[feld] = problem;
  }
  return fehler;
}
