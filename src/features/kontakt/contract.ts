import { z } from 'zod';
import { isEinzelneAdresse } from '#features/post/zustellung/kopfzeile.ts';
import { emailOf } from '#shared/email-adresse.ts';
import { klarerText } from '#shared/text/klarer-text.ts';
import { lineInput } from '#shared/text/single-line.ts';
import { okEnvelope } from '#shared/wire/envelope.ts';
import { emailText, type KontaktFeld, kontaktLaengen, kontaktProblem } from './kontakt-felder.ts';

const expected = 'Hier wird ein Text erwartet.';
const idText = 'Möglich sind 22 bis 64 Buchstaben, Ziffern und Striche.';

function zeile(feld: KontaktFeld) {
  return lineInput(expected).superRefine(asProblem(feld)).max(kontaktLaengen[feld]);
}

function asProblem(feld: KontaktFeld) {
  return (text: string, ctx: z.RefinementCtx) => {
    const message = kontaktProblem(feld, text);
    if (message) ctx.addIssue({ code: 'custom', message, continue: false });
  };
}

/** A message of the contact form. `id`: 128 random bits of the browser, so that the same message counts once. */
export const kontaktBody = z.object({
  id: z.string(idText).regex(/^[\w-]{22,64}$/, idText),
  name: zeile('name'),
  email: zeile('email').overwrite(emailOf).refine(isEinzelneAdresse, emailText),
  bestellnummer: zeile('bestellnummer').default(''),
  nachricht: z
    .string(expected)
    .max(kontaktLaengen.nachricht, {
      error: ({ input }) => kontaktProblem('nachricht', String(input)),
      abort: true,
    })
    .overwrite(klarerText)
    .superRefine(asProblem('nachricht')),
  /** Empty if a person wrote it: people never meet this field. */
  betreff: z.string(expected).max(200, 'Dieser Text ist zu lang.').default(''),
});
export type KontaktBody = z.infer<typeof kontaktBody>;

/** When the message was stored; ISO text. */
export const kontaktReply = okEnvelope(z.object({ gesendetAt: z.string() }));
