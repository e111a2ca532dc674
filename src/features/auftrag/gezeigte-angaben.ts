import { z } from 'zod';

/**
 * What the shop said when an order was made and settings may say otherwise later (R40). Texts as they were
 * shown; days as they are stored. `rechtstexte`: the version of each kind and the SHA-256 of what it said
 * (`rechtstextFassung`).
 */
export const gezeigteAngaben = z.object({
  laden: z.object({ name: z.string(), inhaberin: z.string(), email: z.string(), telefon: z.string() }),
  preisHinweis: z.string(),
  abholung: z.object({ ort: z.string(), zeiten: z.string() }).optional(),
  ueberweisung: z
    .object({
      kontoinhaber: z.string(),
      iban: z.string(),
      bank: z.string(),
      zahlbarBis: z.string(),
      /** The day of the reminder, from which on a late one moves the cancellation. */
      erinnernAm: z.string(),
      stornoAm: z.string(),
    })
    .optional(),
  /** When an order is reminded that was not paid online, and when it is cancelled (ISO 8601). */
  online: z.object({ erinnernAt: z.string(), stornoAt: z.string() }).optional(),
  rechtstexte: z.array(z.object({ art: z.string(), nr: z.number().int(), hash: z.string() })),
  /** Version of the guarantee notice, if there was one. */
  gewaehrleistung: z.number().int().optional(),
});
export type GezeigteAngaben = z.infer<typeof gezeigteAngaben>;
