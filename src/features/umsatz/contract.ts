import { z } from 'zod';
import { okEnvelope } from '#shared/wire/envelope.ts';

const monatText = 'Bitte einen Monat angeben, zum Beispiel 2026-11.';
/** A month as it is stored: `2026-11`. */
export const umsatzQuery = z.object({
  monat: z.string(monatText).regex(/^20\d{2}-(0[1-9]|1[0-2])$/, monatText),
});

/**
 * The turnover of one month, in euros with and without VAT (R51; the same under § 19), by day and by product.
 * Days and products without any are left out; products with the most pieces come first. `gebuehren`: about what the
 * payment provider takes of the money of these orders, if anything.
 */
export const umsatz = z.object({
  umsatz: z.number(),
  umsatzNetto: z.number(),
  gebuehren: z.number().optional(),
  tage: z.array(z.object({ tag: z.string(), umsatz: z.number(), umsatzNetto: z.number().optional() })),
  produkte: z.array(z.object({ produktId: z.string(), name: z.string(), stueck: z.number().int() })),
});
export type Umsatz = z.infer<typeof umsatz>;
export const umsatzReply = okEnvelope(umsatz);
