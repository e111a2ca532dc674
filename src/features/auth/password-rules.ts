import { emailKeyOf } from './email-key.ts';

export const minPasswordLength = 8;
export const maxPasswordLength = 128;

/**
 * The problem with a new password as a message for the user, or `undefined`. Length is counted in characters as users
 * see them. There are no rules about kinds of characters: only length counts, and that the password is not common.
 * `isCommon` receives the password in lower case.
 */
export function passwordProblem(
  password: string,
  { email, isCommon = () => false }: { email?: string; isCommon?: (password: string) => boolean } = {},
): string | undefined {
  const length = [...password.normalize('NFC')].length;
  if (length < minPasswordLength) return `Das Passwort muss mindestens ${minPasswordLength} Zeichen haben.`;
  if (length > maxPasswordLength) return `Das Passwort darf höchstens ${maxPasswordLength} Zeichen haben.`;

  const lower = password.normalize('NFC').toLowerCase();
  if (email !== undefined && lower === emailKeyOf(email))
    return 'Das Passwort darf nicht die E-Mail-Adresse sein.';
  if (new Set(lower).size < 3 || isCommon(lower))
    return 'Dieses Passwort gehört zu den häufigsten und wäre schnell erraten. Bitte wählen Sie ein anderes.';
  return undefined;
}
