import { z } from 'zod';
import { okEnvelope } from '#shared/wire/envelope.ts';

/** What can be done at the example workshop's provider: `spaeter` pays, and the money is known a minute later. */
export const probeWahlen = ['zahlen', 'abbrechen', 'fehlschlagen', 'spaeter'] as const;
export type ProbeWahl = (typeof probeWahlen)[number];

/** A payment there. `betrag` in euros. */
export const probezahlung = z.object({
  nummer: z.string(),
  betrag: z.number(),
  /** `zu`: it was paid, ended or its time is over. */
  stand: z.enum(['offen', 'zu']),
  /** Where the shopper goes back to. */
  zurueck: z.string(),
});
export type Probezahlung = z.infer<typeof probezahlung>;

export const probezahlungParams = z.object({ id: z.string().max(64) });
export const probezahlungReply = okEnvelope(probezahlung);
export const probezahlungBody = z.object({ wahl: z.enum(probeWahlen) });
/** Where the shopper goes then; missing after `fehlschlagen`, where another try is offered on the same page. */
export const probezahlungGewaehltReply = okEnvelope(z.object({ adresse: z.string().optional() }));
