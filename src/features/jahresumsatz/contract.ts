import { z } from 'zod';
import { steuermodi } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { okEnvelope } from '#shared/wire/envelope.ts';

/** Untaxed orders: how many, and what they come to as they were made, in euros. */
const ohneSteuer = z.object({ anzahl: z.number().int(), summe: z.number() });

/**
 * When the shop itself went over to VAT, and by what; of a sale that is found no more only the day. `offene`: those
 * without tax that are not delivered yet.
 */
const wechsel = z.object({
  ab: z.string(),
  bestellung: z.object({ _id: z.string(), nummer: z.string() }).optional(),
  markt: z.object({ ort: z.string(), tag: z.string() }).optional(),
  offene: ohneSteuer,
});

/**
 * The turnover of this year and the last one as § 19 UStG counts it, in euros with postage: without tax where it was
 * taxed. `grenzen`: those of the settings. `regelbesteuerungAb`: under § 19, from which day on the settings say VAT.
 */
export const jahresumsatz = z.object({
  jahr: z.number().int(),
  steuermodus: z.enum(steuermodi),
  umsatz: z.number(),
  vorjahr: z.number(),
  grenzen: z.array(z.number()),
  regelbesteuerungAb: z.string().optional(),
  wechsel: wechsel.optional(),
});
export type Jahresumsatz = z.infer<typeof jahresumsatz>;
export const jahresumsatzReply = okEnvelope(jahresumsatz);
