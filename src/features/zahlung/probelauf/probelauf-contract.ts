import { z } from 'zod';
import { okEnvelope } from '#shared/wire/envelope.ts';
import { zahlungsmodi } from '../online/zahlungsstand.ts';
import { probelaufStaende } from './probelauf-staende.ts';

/** What a trial costs, in cents: little, and enough for every way to pay. */
export const probelaufCent = 100;

/**
 * Whether the provider that holds now was tried. `name`: as people call it. `lauf`: the last try with it, `undefined`
 * before the first. `bestanden`: money was paid there and its return accepted, with this provider and this kind of key.
 */
export const probelauf = z.object({
  anbieter: z.object({ name: z.string(), modus: z.enum(zahlungsmodi) }).optional(),
  betrag: z.number(),
  bestanden: z.boolean(),
  lauf: z
    .object({
      stand: z.enum(probelaufStaende),
      grund: z.string(),
      createdAt: z.string(),
      bezahltAt: z.string().nullable(),
      beendetAt: z.string().nullable(),
    })
    .optional(),
});
export type Probelauf = z.infer<typeof probelauf>;

export const probelaufReply = okEnvelope(probelauf);
export const probelaufAdresseReply = okEnvelope(z.object({ adresse: z.string() }));
