import { emailOf, isEmailAdresse, maxEmailLaenge } from '#shared/email-adresse.ts';

/** The problem with an e-mail address, or `undefined`; the same in the form and on the server. */
export function emailProblem(email: string): string | undefined {
  const text = emailOf(email);
  if (text === '') return 'Bitte Ihre E-Mail-Adresse eingeben. Dorthin kommt die Bestätigung.';
  if (text.length > maxEmailLaenge) return `Höchstens ${maxEmailLaenge} Zeichen.`;
  if (isEmailAdresse(text)) return undefined;
  return 'Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.';
}
