import { z } from 'zod';

/** RFC 5321: no server accepts a longer one. */
const maxLength = 254;
const text = 'Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.';

/** An e-mail address of a request. */
export const emailInput = z
  .string(text)
  .trim()
  .min(1, text)
  .max(maxLength, 'Diese Adresse ist zu lang.')
  .pipe(z.email(text));
