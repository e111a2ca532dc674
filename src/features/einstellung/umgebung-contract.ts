import { z } from 'zod';
import { okEnvelope } from '#shared/wire/envelope.ts';

/** The facts of `Umgebung`. */
export const umgebung = z.object({
  smtp: z.boolean(),
  https: z.boolean(),
  sicherung: z.boolean(),
  oeffentlich: z.boolean(),
  proxyGeklaert: z.boolean(),
  zahlung: z
    .object({
      anbieter: z.enum(['stripe', 'mollie', 'probe']),
      modus: z.enum(['live', 'test', 'probe']),
      seit: z.string().optional(),
    })
    .optional(),
  adresse: z.string(),
});
export const umgebungReply = okEnvelope(umgebung);
