import { keyboardText } from '#shared/text/keyboard-text.ts';
import { textInput } from './text-input.ts';

const telefonText = 'Bitte geben Sie eine Telefonnummer aus Ziffern ein, zum Beispiel 0341 1234567.';

/** Digits with common separators; at least four digits, as the shortest local numbers have. */
export const telefonInput = textInput(40)
  .overwrite(keyboardText)
  .refine(
    (text) => text === '' || (/^[+(\d][\d\s()/.-]*$/.test(text) && text.replace(/\D/g, '').length >= 4),
    telefonText,
  );
