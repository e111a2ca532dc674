import { minPasswordLength } from '#features/auth/password-rules.ts';

/** Length as people count characters, as the server does when somebody registers. */
export function isLongEnough(password = ''): boolean {
  return [...password.normalize('NFC')].length >= minPasswordLength;
}

/** What stands beneath a password that was begun and is still too short (admin.txt §5). */
export function tooShortText(password = ''): string | undefined {
  if (password === '' || isLongEnough(password)) return undefined;
  return `Das Passwort muss mindestens ${minPasswordLength} Zeichen haben.`;
}
