import { z } from 'zod';
import { okEnvelope } from '#shared/wire/envelope.ts';
import { altbestandHindernisse, altbestandMeiste } from './altbestand-hindernis.ts';
import { belegAnlass, belegMonat } from './contract.ts';

export const altbestandMonatParams = z.object({ monat: belegMonat });

/**
 * How much was delivered before there were documents and has none, by month of the latest delivery, the newest first.
 * What needs no document any more (`geloescht`, `nichts`) is not counted.
 */
export const altbestandUebersicht = z.object({
  monate: z.array(z.object({ monat: z.string(), anzahl: z.number().int() })),
  /** How many more are ticked off as invoiced by hand. */
  vonHand: z.number().int(),
});
export type AltbestandUebersicht = z.infer<typeof altbestandUebersicht>;
export const altbestandReply = okEnvelope(altbestandUebersicht);

/** One of them, with the latest day of supply and what its document would say today, in euros. */
export const altbestandEintrag = z.object({
  anlass: belegAnlass,
  tag: z.string(),
  name: z.string().optional(),
  brutto: z.number(),
  hindernis: z.enum(altbestandHindernisse).optional(),
});
export type AltbestandEintrag = z.infer<typeof altbestandEintrag>;
/** Those of a month, the earliest day first. */
export const altbestandMonatReply = okEnvelope(z.object({ eintraege: z.array(altbestandEintrag) }));

const id = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/, 'Diese Lieferung gibt es nicht.');
const ids = z
  .array(id)
  .min(1, 'Bitte mindestens eine Bestellung auswählen.')
  .max(altbestandMeiste, `Höchstens ${altbestandMeiste} auf einmal.`);
export const altbestandBody = z.object({ ids });

/** Ticks some off as invoiced by hand, or takes them up again. */
export const vonHandBody = z.object({ ids, istVonHand: z.boolean() });

export const altbestandErgebnis = z.object({
  id: z.string(),
  nummer: z.string().optional(),
  hindernis: z.enum(altbestandHindernisse).optional(),
});
export type AltbestandErgebnis = z.infer<typeof altbestandErgebnis>;
/** What became of each: the number of its document, or why there is none. One that was ticked off has neither. */
export const altbestandErgebnisReply = okEnvelope(z.object({ ergebnisse: z.array(altbestandErgebnis) }));

/** `nach`: the id that the page before ended with. */
export const vonHandQuery = z.object({ nach: z.string().max(64).optional() });
const vonHandEintrag = altbestandEintrag.pick({ anlass: true, tag: true });
/** Those that are ticked off, the latest order first, a page at a time. `tag` is empty once the person is deleted. */
const vonHandSeite = z.object({ eintraege: z.array(vonHandEintrag), hatMehr: z.boolean() });
export type VonHandSeite = z.infer<typeof vonHandSeite>;
export type VonHandEintrag = z.infer<typeof vonHandEintrag>;
export const vonHandReply = okEnvelope(vonHandSeite);
