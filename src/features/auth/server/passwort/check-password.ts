import type { Db } from '#server/db/connect.ts';
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
import { readShopWords, type ShopWords } from './read-shop-words.ts';

/** Whose password it is, as far as it is known. */
export type PasswordOwner = { email: string; vorname?: string; nachname?: string };

/** Refuses a new password that is too short, too long or easily guessed. */
export async function checkPassword(db: Db, password: string, owner: PasswordOwner): Promise<void> {
  const problem =
    passwordLengthProblem(password) ?? (await guessProblem(password, owner, await readShopWords(db)));
  if (problem) throw new AppError('BAD_REQUEST', problem, { fehler: [`password: ${problem}`] });
}

/** What is wrong with a password that is easily guessed by who knows its owner and the shop. */
export async function guessProblem(
  typed: string,
  { email, vorname = '', nachname = '' }: PasswordOwner,
  shop: ShopWords,
): Promise<string | undefined> {
  const password = typed.normalize('NFC');
  if (password.toLowerCase() === emailKeyOf(email)) return 'Das Passwort darf nicht die E-Mail-Adresse sein.';
  const [local = ''] = email.split('@');
  const own = wordsOf(vorname, nachname, local, shop.name);
  const guesses = await guessesFor({
    password: withoutWords(password, own),
    words: wordsOf(...own, email, ...shop.texte),
  });
  return guesses < minGuessesLog10 ? guessableText : undefined;
}
