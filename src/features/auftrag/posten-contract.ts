import { z } from 'zod';
import { verfuegbarkeit } from '#features/portfolio/verkauf/verfuegbarkeit.ts';
import { merkmale } from '#shared/merkmale/merkmal.ts';

/** A line of an order, or of a cart as it would be ordered now; money in euros, `grundpreis` per kilogram. */
export const kassenPosten = z.object({
  produktId: z.string(),
  name: z.string(),
  merkmale,
  menge: z.number().int(),
  preis: z.number(),
  grundpreis: z.number().optional(),
  summe: z.number(),
  bild: z.string().optional(),
  verfuegbarkeit: verfuegbarkeit.optional(),
});
export type KassenPosten = z.infer<typeof kassenPosten>;

/** The tax inside the total by rate in per cent (R41); empty under § 19. */
export const steuerZeile = z.object({ satz: z.number(), brutto: z.number(), steuer: z.number() });
export type SteuerZeile = z.infer<typeof steuerZeile>;

/** First and last day of delivery, or the day of pick-up twice. */
export const termin = z.object({ von: z.string(), bis: z.string() });
