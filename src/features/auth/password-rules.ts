export const minPasswordLength = 8;
export const maxPasswordLength = 128;

/**
 * How many guesses a new password must withstand, as a decimal logarithm: with a stolen database, 10⁹ take a
 * machine like the shop's more than a year (ADR 053).
 */
export const minGuessesLog10 = 9;

export const guessableText =
  'Dieses Passwort wäre schnell erraten. Nehmen Sie drei oder vier Wörter, die nichts miteinander zu tun haben.';

/** The problem with the length of a new password, in characters as users see them, as a message for the user. */
export function passwordLengthProblem(password: string): string | undefined {
  const length = [...password.normalize('NFC')].length;
  if (length < minPasswordLength) return `Das Passwort muss mindestens ${minPasswordLength} Zeichen haben.`;
  if (length > maxPasswordLength) return `Das Passwort darf höchstens ${maxPasswordLength} Zeichen haben.`;
  return undefined;
}

/** The words and numbers in texts that a guess begins with, in small letters; shorter ones are in every password. */
export function wordsOf(...texts: string[]): string[] {
  const words = texts.flatMap(
    (text) =>
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/\p{L}{3,}|\d{3,}/gu) ?? [],
  );
  return [...new Set(words)];
}

/** A password without the words that an attacker knows of the account: they make it longer, not harder to guess. */
export function withoutWords(password: string, words: string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return words.length > 0 ? password.replace(new RegExp(longestFirst.join('|'), 'giu'), '') : password;
}
