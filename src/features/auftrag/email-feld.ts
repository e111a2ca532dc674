/** The longest address that mail servers accept. */
const maxLaenge = 254;

/** The problem with an e-mail address, or `undefined`; the same in the form and on the server. */
export function emailProblem(email: string): string | undefined {
  const text = email.trim();
  if (text === '') return 'Bitte Ihre E-Mail-Adresse eingeben. Dorthin kommt die Bestätigung.';
  if (text.length > maxLaenge) return `Höchstens ${maxLaenge} Zeichen.`;
  if (/^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[\p{L}\d-]{2,}$/u.test(text)) return undefined;
  return 'Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.';
}
