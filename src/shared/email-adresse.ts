import { keyboardText } from './keyboard-text.ts';

/** The longest address that mail servers accept. */
export const maxEmailLaenge = 254;
/** A pasted text that is longer is no address, whatever stands around it. */
const maxEingabe = 600;

/** Words joined by single dots, then labels of a domain: letters and digits, hyphens only inside, the last of two at least. */
const wort = String.raw`[^\s\p{C}@<>()",;:\\[\].]+`;
const label = String.raw`[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?`;
const ende = String.raw`[\p{L}\p{M}\d][\p{L}\p{M}\d-]*[\p{L}\p{M}\d]`;
const adresse = new RegExp(String.raw`^${wort}(?:\.${wort})*@(?:${label}\.)+${ende}$`, 'u');

/** Whether a text, as `emailOf` returns it, has the form of a whole e-mail address; without zod, so that forms of the shop can ask too. */
export function isEmailAdresse(text: string): boolean {
  return text.length <= maxEmailLaenge && adresse.test(text);
}

/**
 * The e-mail address in what was typed or pasted: without `mailto:`, the name before `<…>`, quotes around it and the dot or comma of the
 * sentence it stood in. Upper and lower case stay: they are the person's own; `emailKeyOf` compares without them.
 */
export function emailOf(text: string): string {
  if (text.length > maxEingabe) return text.trim();
  const line = keyboardText(text);
  const [, inside = line] = /<([^<>]*)>[.,;\s]*$/.exec(line) ?? [];
  return inside
    .trim()
    .replace(/^["„“”«»‚([]+/, '')
    .replace(/^mailto:\s*([^?]*).*$/i, '$1')
    .replace(/["“”«»‘)\].,;:!?\s]+$/, '');
}
