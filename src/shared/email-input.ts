import { z } from 'zod';
import { emailOf, maxEmailLaenge } from './email-adresse.ts';

const text = 'Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.';

/** What is said of no text, of none, and of one that is no whole address. */
type Texts = { expected?: string; missing?: string; wrong?: string };

/**
 * An e-mail address of an account or of the workshop, as it was meant: one that every mail server takes,
 * which are not all that orders may have.
 */
export function emailInputWith({ missing = text, expected = missing, wrong = missing }: Texts = {}) {
  return z
    .string(expected)
    .overwrite(emailOf)
    .min(1, missing)
    .max(maxEmailLaenge, 'Diese Adresse ist zu lang.')
    .pipe(z.email(wrong));
}

export const emailInput = emailInputWith();
