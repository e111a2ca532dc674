import { emailKeyOf } from './email-key.ts';

export const minPasswordLength = 8;
export const maxPasswordLength = 128;

/**
 * What is wrong with a new password, in words for the person choosing it, or `undefined`. Length in characters as
 * people count them. There are no rules about kinds of characters: length and not being common are what counts.
 * `isCommon` is told the password in small letters.
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
