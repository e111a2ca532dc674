import { z } from 'zod';
import { okEnvelope } from '#shared/wire/envelope.ts';
import { aktionen } from '../aktionen/aktionen.ts';
import { geldfrageArten } from './geldfrage-art.ts';

/** A question about the money of an order; `betrag` in euros. */
const geldfrage = z.object({
  ...{ _id: z.string(), nummer: z.string(), name: z.string() },
  art: z.enum(geldfrageArten),
  betrag: z.number(),
  seit: z.string(),
  /** What answers it, for who asks: at most three. */
  aktionen: z.array(z.enum(aktionen)),
  /** The cancelled order can go on instead. */
  isWiederaufnehmbar: z.boolean(),
});
export type GezeigteGeldfrage = z.infer<typeof geldfrage>;

/** The oldest first; `anzahl`: how many there are in all. */
const geldfragen = z.object({ fragen: z.array(geldfrage), anzahl: z.number().int() });
export type Geldfragen = z.infer<typeof geldfragen>;

export const geldfragenReply = okEnvelope(geldfragen);
