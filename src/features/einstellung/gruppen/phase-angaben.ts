import { z } from 'zod';
import { tagFeld } from '../felder/tag-feld.ts';
import { absaetze } from '../felder/text-feld.ts';

/** R36. */
export const phasen = ['angekuendigt', 'geoeffnet', 'pausiert'] as const;
export type Phase = (typeof phasen)[number];

/** The phase of the shop; text and day of return belong to `pausiert`. */
export const phaseAngaben = z.object({
  phase: z.enum(phasen),
  pauseText: absaetze(400),
  /** The day on which the checkout opens again; empty: not known. */
  pauseBis: z.union([z.literal(''), tagFeld]),
});
export type PhaseAngaben = z.infer<typeof phaseAngaben>;

export const anfangsPhase: PhaseAngaben = { phase: 'angekuendigt', pauseText: '', pauseBis: '' };
