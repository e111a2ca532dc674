import { z } from 'zod';
import { tagOf } from '#shared/datum/datum.ts';
import { newKennung } from '#web/api/new-kennung.ts';
import { type Blatt, umsatzProblem } from '../../blatt.ts';
import type { Markttag } from '../../contract.ts';

const wo = z.object({ ort: z.string(), tag: z.string() });

/**
 * A sheet of a market that is not away, as it is kept while it is typed. Its ids are kept with it: what was
 * sent although the answer was lost counts once, also after a reload.
 */
export const neuesBlatt = z.object({
  _id: z.string(),
  buchungId: z.string(),
  art: z.enum(['mitnehmen', 'verkauft']),
  wo,
  zahlen: z.record(z.string(), z.string()),
  umsatz: z.string(),
});
export type NeueEingabe = z.infer<typeof neuesBlatt>;

export function leeresNeues(ort: string): NeueEingabe {
  return {
    ...{ _id: `markt-${newKennung()}`, buchungId: newKennung(), art: 'mitnehmen', zahlen: {}, umsatz: '' },
    wo: { ort, tag: tagOf(new Date()) },
  };
}

/** The same of the evening of a market day. */
export const abendBlatt = z.object({
  buchungId: z.string(),
  wo,
  zahlen: z.record(z.string(), z.object({ mitgenommen: z.string(), zurueck: z.string() }).partial()),
  umsatz: z.string(),
  isAlles: z.boolean(),
});
export type AbendEingabe = z.infer<typeof abendBlatt>;

export function leererAbend({ ort, tag }: Markttag): AbendEingabe {
  return { buchungId: newKennung(), wo: { ort, tag }, zahlen: {}, umsatz: '', isAlles: false };
}

/** Why a sheet can't be booked as it is typed; empty if it can. */
export function marktHindernis({ wo, umsatz }: NeueEingabe | AbendEingabe, { fehler }: Blatt): string {
  if (fehler.size > 0) return 'Bitte sehen Sie die markierten Zahlen an.';
  if (wo.tag === '') return 'Bitte wählen Sie den Tag.';
  return umsatzProblem(umsatz) === undefined ? '' : 'Bitte sehen Sie den Umsatz an.';
}
