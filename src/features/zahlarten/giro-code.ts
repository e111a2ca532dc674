/** Most bytes of a code (EPC069-12: version 13 with error correction M). */
export const maxBytes = 331;

/** Longest name in characters. */
const maxName = 70;

/** A transfer; `iban` without spaces, the amount in cents. */
export type GiroDaten = { name: string; iban: string; betragCent: number; text: string };

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * The text of a GiroCode (EPC069-12, version 002): UTF-8, a SEPA transfer, no BIC, no purpose, and a text
 * instead of a structured reference. A name that is too long loses its end, because banks' apps refuse the
 * whole code otherwise.
 */
export function giroText({ name, iban, betragCent, text }: GiroDaten): string {
  const betrag = `EUR${Math.floor(betragCent / 100)}.${String(betragCent % 100).padStart(2, '0')}`;
  const withName = (letters: string[]) =>
    ['BCD', '002', '1', 'SCT', '', letters.join(''), iban, betrag, '', '', text].join('\n');
  const letters = [...name].slice(0, maxName);
  while (letters.length > 0 && bytesOf(withName(letters)) > maxBytes) letters.pop();
  return withName(letters);
}
