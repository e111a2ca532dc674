import { z } from 'zod';
import { emailOf, isEmailAdresse, maxEmailLaenge } from '#shared/email-adresse.ts';
import { okEnvelope } from '#shared/wire/envelope.ts';

const anText = 'Bitte eine vollständige E-Mail-Adresse, zum Beispiel name@beispiel.de.';

/** Any address that an order can have, as it was meant: that of the order is sent to as it is. */
const an = z
  .string(anText)
  .overwrite(emailOf)
  .min(1, anText)
  .max(maxEmailLaenge, 'Diese Adresse ist zu lang.')
  .refine(isEmailAdresse, anText);

/** Where a copy goes. `gesehen`: how many mails with this document the sender saw; two windows send one copy. */
export const kopieBody = z.object({ an, gesehen: z.int().min(0) });

/** `naechste`: the number of the next document; `frei`: the least number of this year that can still be asked for. */
export const folge = z.object({ naechste: z.string(), jahr: z.number().int(), frei: z.number().int() });
export type Folge = z.infer<typeof folge>;
export const folgeReply = okEnvelope(folge);
