import { z } from 'zod';
import { personName } from '#features/auth/contract.ts';
import { emailInput } from '#shared/email-input.ts';
import { readableLine } from '#shared/text/single-line.ts';
import { rollenWorte } from './rolle.ts';

export const maxSperrgrund = 500;

const grundText = 'Bitte geben Sie an, warum Sie das Konto sperren.';
const zuLang = `Der Grund darf höchstens ${maxSperrgrund} Zeichen haben.`;

/**
 * POST /kunden/{id}/sperren. The reason is for the workshop only; one line, without characters that nobody
 * sees or that turn the direction of the text around them.
 */
export const sperrenBody = z.object({
  grund: z
    .string(grundText)
    .trim()
    .max(maxSperrgrund, { error: zuLang, abort: true })
    .overwrite(readableLine)
    .min(1, grundText)
    .max(maxSperrgrund, zuLang),
});
export type SperrenBody = z.infer<typeof sperrenBody>;

/** POST /kunden. The person chooses the password herself, by the link of the invitation. */
export const einladenBody = z.object({
  vorname: personName('Bitte geben Sie den Vornamen ein.'),
  nachname: personName('Bitte geben Sie den Nachnamen ein.'),
  email: emailInput,
  role: z.enum(rollenWorte, 'Die Rolle muss eines davon sein: admin, customer.').default('customer'),
});
export type EinladenBody = z.output<typeof einladenBody>;
export type EinladenInput = z.input<typeof einladenBody>;
