import { z } from 'zod';
import { emailInput } from '#shared/email-input.ts';
import { okEnvelope } from '#shared/wire/envelope.ts';

/** Where a copy goes. `gesehen`: how many mails with this document the sender saw; two windows send one copy. */
export const kopieBody = z.object({ an: emailInput, gesehen: z.int().min(0) });

/** `naechste`: the number of the next document; `frei`: the least number of this year that can still be asked for. */
export const folge = z.object({ naechste: z.string(), jahr: z.number().int(), frei: z.number().int() });
export type Folge = z.infer<typeof folge>;
export const folgeReply = okEnvelope(folge);
