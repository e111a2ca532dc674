import { keyboardText } from '#shared/text/keyboard-text.ts';

/**
 * An IBAN without spaces and hyphens, in capitals; a copied 'IBAN:' in front of it and the dot or comma of a
 * sentence are left out. What banks write into their files stays as it is: it is never typed, and a transfer
 * is recognised by it.
 */
export function ibanOf(text: string): string {
  return keyboardText(text)
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replace(/^IBAN:?/, '')
    .replace(/[.,;]$/, '');
}

/**
 * What is wrong with an IBAN (as `ibanOf` returns it), or `undefined`: its letters and digits, its length,
 * which is known for Germany, and its check digits (ISO 13616: modulo 97).
 */
export function ibanProblem(iban: string): string | undefined {
  const foreign = /[^A-Z0-9]/u.exec(iban)?.[0];
  if (foreign) return `Eine IBAN hat nur Buchstaben und Ziffern; „${foreign}“ gehört nicht dazu.`;
  if (!/^[A-Z]{2}/.test(iban)) return 'Eine IBAN beginnt mit zwei Buchstaben: in Deutschland mit DE.';
  const problem = iban.startsWith('DE') ? germanProblem(iban) : otherProblem(iban);
  if (problem) return problem;
  return restOf97(iban) === 1n
    ? undefined
    : 'Die Prüfziffern passen nicht: Vermutlich ist eine Stelle falsch oder vertauscht. Bitte noch einmal mit Bankkarte oder Kontoauszug vergleichen.';
}

export function isIban(iban: string): boolean {
  return ibanProblem(iban) === undefined;
}

/** In groups of four, as people read it. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** The country and the last four, enough to recognise an account. */
export function maskedIban(iban: string): string {
  return iban === '' ? '' : `${iban.slice(0, 2)} … ${iban.slice(-4)}`;
}

/** Characters of an IBAN in Germany. */
const germanLength = 22;

function germanProblem(iban: string): string | undefined {
  const letter = /[A-Z]/.exec(iban.slice(2))?.[0];
  if (letter) {
    const likely = letter === 'O' ? ' Ist eine Null gemeint?' : '';
    return `In einer deutschen IBAN kommen nach DE nur Ziffern; „${letter}“ ist ein Buchstabe.${likely}`;
  }
  const missing = germanLength - iban.length;
  if (missing === 0) return undefined;
  const difference = missing > 0 ? amount(missing, 'fehlt', 'fehlen') : zuViel(-missing);
  return `Eine deutsche IBAN hat ${germanLength} Stellen; hier ${difference}.`;
}

function amount(count: number, one: string, many: string): string {
  return count === 1 ? `${one} eine` : `${many} ${count}`;
}

function zuViel(count: number): string {
  return `${amount(count, 'ist', 'sind')} zu viel`;
}

function otherProblem(iban: string): string | undefined {
  if (!/^[A-Z]{2}\d{2}/.test(iban)) return 'Nach den zwei Buchstaben kommen in einer IBAN zwei Prüfziffern.';
  return iban.length < 15 || iban.length > 34 ? 'Eine IBAN hat 15 bis 34 Stellen.' : undefined;
}

function restOf97(iban: string): bigint {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n;
}
