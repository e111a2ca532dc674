/** The longest address that mail servers accept. */
const maxLaenge = 254;

/** Words joined by single dots, then labels of a domain: letters and digits, hyphens only inside, the last of two at least. */
const wort = String.raw`[^\s@<>()",;:\\[\].]+`;
const label = String.raw`[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?`;
const ende = String.raw`[\p{L}\p{M}\d][\p{L}\p{M}\d-]*[\p{L}\p{M}\d]`;
const adresse = new RegExp(String.raw`^${wort}(?:\.${wort})*@(?:${label}\.)+${ende}$`, 'u');

/** The problem with an e-mail address, or `undefined`; the same in the form and on the server. */
export function emailProblem(email: string): string | undefined {
  const text = email.trim();
  if (text === '') return 'Bitte Ihre E-Mail-Adresse eingeben. Dorthin kommt die Bestätigung.';
  if (text.length > maxLaenge) return `Höchstens ${maxLaenge} Zeichen.`;
  if (adresse.test(text)) return undefined;
  return 'Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.';
}
