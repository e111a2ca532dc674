import { keyboardText } from './text/keyboard-text.ts';

/** The longest address that mail servers accept. */
export const maxEmailLaenge = 254;
/** A pasted text that is longer is no address, whatever stands around it. */
const maxEingabe = 600;

/**
 * Words joined by single dots, then labels of a domain: letters and digits, hyphens only inside, the last of
 * two at least.
 */
const wort = String.raw`[^\s\p{C}@<>()",;:\\[\].]+`;
const label = String.raw`[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?`;
const ende = String.raw`[\p{L}\p{M}\d][\p{L}\p{M}\d-]*[\p{L}\p{M}\d]`;
const adresse = new RegExp(String.raw`^${wort}(?:\.${wort})*@(?:${label}\.)+${ende}$`, 'u');

/**
 * Whether a text, as `emailOf` returns it, has the form of a whole e-mail address; without zod, so that forms
 * of the shop can ask too.
 */
export function isEmailAdresse(text: string): boolean {
  return text.length <= maxEmailLaenge && adresse.test(text);
}

/**
 * What may stand before and behind an address: quotes, brackets, the signs of a sentence. An address may
 * begin with an apostrophe: one is a quote if there is one behind, too.
 */
const hinten = String.raw`["'\p{Pi}\p{Pf})\].,;:!?\s]*$`;
const vorn = String.raw`^(?:["„‚(\[\p{Pi}\p{Pf}]|'(?=.*'${hinten}))+`;
const [amEnde, amAnfang] = [new RegExp(hinten, 'u'), new RegExp(vorn, 'u')];
const inKlammern = new RegExp(`^(.*)<([^<>]*)>${hinten}`, 'u');

/**
 * The e-mail address in what was typed or pasted: without `mailto:`, the name before `<…>` or in brackets
 * behind it, quotes around it and the dot or comma of the sentence it stood in. Of two addresses none is
 * chosen: they stay, and are no address. Upper and lower case stay as well: they are the person's own;
 * `emailKeyOf` compares without them.
 */
export function emailOf(text: string): string {
  if (text.length > maxEingabe) return text.trim();
  const line = keyboardText(text);
  const [found, name = '', inside = ''] = inKlammern.exec(line) ?? [];
  if (found === undefined) return bare(line);
  const email = bare(inside);
  // Outlook writes the address where the name would be.
  const isOne = !name.includes('@') || emailOf(name).toLowerCase() === email.toLowerCase();
  return isOne ? email : line;
}

function bare(text: string): string {
  return text
    .trim()
    .replace(amAnfang, '')
    .replace(/^mailto:\s*([^?]*).*$/i, '$1')
    .replace(/ \([^()@]*\)[.,;]?$/, '')
    .replace(amEnde, '');
}
