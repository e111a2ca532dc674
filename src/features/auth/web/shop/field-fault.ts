import { minPasswordLength } from '../../password-rules.ts';
import { registerTexts } from '../../register-texts.ts';

/** What the browser finds wrong with a field of the form, in the shop's words: its own come in the browser's language. */
export function faultOf({ name, validity }: Pick<HTMLInputElement, 'name' | 'validity'>): string {
  if (validity.tooShort) return `Das Passwort muss mindestens ${minPasswordLength} Zeichen haben.`;
  if (validity.typeMismatch) return registerTexts.emailForm;
  return registerTexts[name as keyof typeof registerTexts];
}
