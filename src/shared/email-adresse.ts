/** The longest address that mail servers accept. */
export const maxEmailLaenge = 254;

/** Words joined by single dots, then labels of a domain: letters and digits, hyphens only inside, the last of two at least. */
const wort = String.raw`[^\s@<>()",;:\\[\].]+`;
const label = String.raw`[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?`;
const ende = String.raw`[\p{L}\p{M}\d][\p{L}\p{M}\d-]*[\p{L}\p{M}\d]`;
const adresse = new RegExp(String.raw`^${wort}(?:\.${wort})*@(?:${label}\.)+${ende}$`, 'u');

/** Whether a text has the form of a whole e-mail address; without zod, so that forms of the shop can ask too. */
export function isEmailAdresse(text: string): boolean {
  return text.length <= maxEmailLaenge && adresse.test(text);
}
