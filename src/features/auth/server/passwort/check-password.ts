import { AppError } from '#shared/wire/errors.ts';
import { emailKeyOf } from '../../email-key.ts';
import {
  guessableText,
  minGuessesLog10,
  passwordLengthProblem,
  withoutWords,
  wordsOf,
} from '../../password-rules.ts';
import { guessesFor } from './guesses-for.ts';
import type { ReadShopWords, ShopWords } from './shop-words.ts';

/** Whose password it is, as far as it is known. */
export type PasswordOwner = { email: string; vorname?: string; nachname?: string };

/** Refuses a new password that is too short, too long or easily guessed. */
export async function checkPassword(
  password: string,
  owner: PasswordOwner,
  readShopWords: ReadShopWords,
): Promise<void> {
  const problem =
    passwordLengthProblem(password) ??
    (await guessProblem(password.normalize('NFC'), owner, await readShopWords()));
  if (problem) throw new AppError('BAD_REQUEST', problem, { fehler: [`password: ${problem}`] });
}

async function guessProblem(
  password: string,
  { email, vorname = '', nachname = '' }: PasswordOwner,
  shop: ShopWords,
): Promise<string | undefined> {
  if (password.toLowerCase() === emailKeyOf(email)) return 'Das Passwort darf nicht die E-Mail-Adresse sein.';
  const [local = ''] = email.split('@');
  const own = wordsOf(vorname, nachname, local, shop.name);
  const guesses = await guessesFor({
    password: withoutWords(password, own),
    words: wordsOf(...own, email, ...shop.texte),
  });
  return guesses < minGuessesLog10 ? guessableText : undefined;
}
