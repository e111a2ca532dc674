import { centToEuro, euroToCent } from '#shared/number/money.ts';
import { parseNumber } from '#shared/number/parse-number.ts';
import { keyboardText } from '#shared/text/keyboard-text.ts';

/** Longest text that is looked at: a file has many long ones. */
const maxZeichen = 60;

/**
 * An amount as banks write it, in cents, negative when it left the account: a number as people type it, with
 * the currency, and with the bank's signs: `12,00-`, `12,00 H`, `12,00 S`. `undefined` if it is none, or has
 * parts of a cent: of `12,345` nobody knows what the comma means.
 */
export function centOf(text: string): number | undefined {
  if (text.length > maxZeichen || !/\p{Nd}/u.test(text)) return undefined;
  const typed = keyboardText(text).replace(/[\s€]|EUR|^'|'$/gi, '');
  const [, vorne = '', ziffern = '', hinten = ''] =
    /^([+-]?)(\d[\d.,']*?)([.,]-{1,2}|[-+SH])?$/i.exec(typed) ?? [];
  if (vorne && hinten === '-') return undefined;
  const euro = parseNumber(ziffern);
  const cent = euro === undefined ? undefined : euroToCent(euro);
  if (cent === undefined || !Number.isSafeInteger(cent) || centToEuro(cent) !== euro) return undefined;
  return (vorne === '-' || hinten === '-' || hinten.toUpperCase() === 'S') && cent !== 0 ? -cent : cent;
}
