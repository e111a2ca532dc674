import { z } from 'zod';
import { okEnvelope } from '#shared/wire/envelope.ts';
import { belegAnlass, belegMonat } from './contract.ts';

export const altbestandMonatParams = z.object({ monat: belegMonat });

/** Why one of them gets no document: its person was deleted, or above 250 € nobody is named. */
export const altbestandHindernisse = ['geloescht', 'anschrift', 'unlesbar', 'nichts'] as const;

/** What was delivered before there were documents, by month of delivery, the newest first; sums in euros. */
export const altbestandUebersicht = z.object({
  monate: z.array(
    z.object({
      monat: z.string(),
      anzahl: z.number().int(),
      brutto: z.number(),
      /** How many of them get no document as they are. */
      ohne: z.number().int(),
    }),
  ),
});
export type AltbestandUebersicht = z.infer<typeof altbestandUebersicht>;
export const altbestandReply = okEnvelope(altbestandUebersicht);

export const altbestandEintrag = z.object({
  anlass: belegAnlass,
  tag: z.string(),
  name: z.string().optional(),
  brutto: z.number(),
  hindernis: z.enum(altbestandHindernisse).optional(),
});
export type AltbestandEintrag = z.infer<typeof altbestandEintrag>;
export const altbestandMonatReply = okEnvelope(z.object({ eintraege: z.array(altbestandEintrag) }));

export const altbestandMeiste = 50;
export const altbestandBody = z.object({
  ids: z
    .array(z.string().max(64))
    .min(1, 'Bitte mindestens eine Bestellung auswählen.')
    .max(altbestandMeiste, `Höchstens ${altbestandMeiste} auf einmal.`),
});

/** What became of each: the number of its document, or why there is none. */
export const altbestandErgebnisReply = okEnvelope(
  z.object({
    ergebnisse: z.array(
      z.object({
        id: z.string(),
        nummer: z.string().optional(),
        hindernis: z.enum(altbestandHindernisse).optional(),
      }),
    ),
  }),
);
