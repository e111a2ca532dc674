import { minPasswordLength } from '../../password-rules.ts';
import { registerTexts } from '../../register-texts.ts';

/** The validation error of a field in German: the browser's own message is in the browser's language. */
export function faultOf({ name, validity }: Pick<HTMLInputElement, 'name' | 'validity'>): string {
  if (validity.tooShort) return `Das Passwort muss mindestens ${minPasswordLength} Zeichen haben.`;
  if (validity.typeMismatch) return registerTexts.emailForm;
  return registerTexts[name as keyof typeof registerTexts];
}
