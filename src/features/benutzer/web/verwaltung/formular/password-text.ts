import { minPasswordLength } from '#features/auth/password-rules.ts';

/** The minimum length in characters as users see them, like the server's rule at registration. */
export function isLongEnough(password = ''): boolean {
  return [...password.normalize('NFC')].length >= minPasswordLength;
}

/** Why the form of a password can't be submitted yet. */
export const passwortFehlt = `Bitte geben Sie ein Passwort mit mindestens ${minPasswordLength} Zeichen ein.`;

/** The message below a password that is too short; none while the field is empty (requirements.md, admin §5). */
export function tooShortText(password = ''): string | undefined {
  if (password === '' || isLongEnough(password)) return undefined;
  return `Das Passwort muss mindestens ${minPasswordLength} Zeichen haben.`;
}
