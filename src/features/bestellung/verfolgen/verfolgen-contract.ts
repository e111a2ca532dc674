import { z } from 'zod';
import { okEnvelope } from '#shared/wire/envelope.ts';
import { maxNummerEingabe, type VerfolgenFeld, verfolgenProblem } from './verfolgen.ts';

const expected = 'Hier wird ein Text erwartet.';

function feld(name: VerfolgenFeld, max: number) {
  return z
    .string(expected)
    .max(max, { error: `Höchstens ${max} Zeichen.`, abort: true })
    .superRefine((text, ctx) => {
      const message = verfolgenProblem(name, text);
      if (message) ctx.addIssue({ code: 'custom', message });
    });
}

/** Number and e-mail address of an order, as they were typed. */
export const verfolgenBody = z.object({
  nummer: feld('nummer', maxNummerEingabe),
  // With room for spaces around it.
  email: feld('email', 300),
});
export type VerfolgenBody = z.infer<typeof verfolgenBody>;

/** The token of the order's page. */
export const verfolgenReply = okEnvelope(z.object({ token: z.string() }));
