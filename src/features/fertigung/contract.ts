import { z } from 'zod';
import { aufgaben } from '#features/auftrag/zustand/auftragslage.ts';
import { okEnvelope } from '#shared/wire/envelope.ts';

/** Pieces of one soap that are sold and not on the shelf (R38). */
export const zuFertigen = z.object({
  produktId: z.string(),
  name: z.string(),
  /** Pieces that are missing; `ohneGeld` of them are for orders whose money has not come. */
  fehlend: z.number().int(),
  ohneGeld: z.number().int(),
  /**
   * The last day on which they can be made without breaking a promise, a guess where money is awaited;
   * missing for markets.
   */
  bis: z.string().optional(),
  /** Who waits for them, the oldest first, and how many more; `auftragId` is missing where it is no order. */
  bestellungen: z.array(
    z.object({
      auftragId: z.string().optional(),
      nummer: z.string(),
      fehlend: z.number().int(),
      bis: z.string().optional(),
      aufgabe: z.enum(aufgaben).optional(),
    }),
  ),
  weitere: z.number().int(),
});
export type ZuFertigen = z.infer<typeof zuFertigen>;

/** The most urgent first; without a day last. */
export const zuFertigenReply = okEnvelope(z.array(zuFertigen));
