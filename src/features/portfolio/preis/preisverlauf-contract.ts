import { z } from 'zod';
import { okEnvelope } from '#shared/wire/envelope.ts';

/** What a product cost from `at` on; `preis` in euros, `von` the author's name. */
export const preisEintrag = z.object({
  at: z.string(),
  preis: z.number().nullable(),
  aktiv: z.boolean(),
  ermaessigt: z.boolean(),
  von: z.string().optional(),
});

/** Newest first. */
export const preisverlauf = z.array(preisEintrag);
export type Preisverlauf = z.infer<typeof preisverlauf>;
export const preisverlaufReply = okEnvelope(preisverlauf);
