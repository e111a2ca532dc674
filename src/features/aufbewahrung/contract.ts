import { z } from 'zod';
import { okEnvelope } from '#shared/wire/envelope.ts';
import { planNamen } from './plan.ts';

/**
 * A line of the plan with what is there now; `anzahl` is missing where nothing is counted, `zuletzt` where no
 * job ends it or it never ran.
 */
const zeile = z.object({
  name: z.enum(planNamen),
  was: z.string(),
  warum: z.string(),
  bis: z.string(),
  /** Who ends it. */
  wer: z.string(),
  anzahl: z.number().int().optional(),
  zuletzt: z.string().optional(),
});
export type AufbewahrungZeile = z.infer<typeof zeile>;
export const planReply = okEnvelope(z.array(zeile));

/** What would be deleted or anonymised now: how many, and some of them. */
const probe = z.object({
  am: z.string(),
  zeilen: z.array(
    z.object({
      name: z.enum(planNamen),
      was: z.string(),
      anzahl: z.number().int(),
      beispiele: z.array(z.string()),
    }),
  ),
});
export type Probe = z.infer<typeof probe>;
export const probeReply = okEnvelope(probe);
