import { z } from 'zod';
import { belegBetrag, belegEmpfaenger, belegPosten } from '#features/beleg/beleg-inhalt.ts';
import { belegZeile } from '#features/beleg/contract.ts';
import { nachrichtStaende } from '#features/post/nachricht.ts';
import { okEnvelope } from '#shared/wire/envelope.ts';
import { monatForm } from './monat-form.ts';

const monatText = 'Bitte einen Monat angeben, zum Beispiel 2026-11.';
export const belegMonat = z.string(monatText).regex(monatForm, monatText);

const nummer = z.string().min(1).max(40, 'Diesen Beleg gibt es nicht.');
export const belegNummerParams = z.object({ nummer });

/**
 * Documents of one month, or those that a search finds in all years (number, name, order, market place): the newest
 * first, a page at a time. `nach`: the number that the page before ended with.
 */
export const belegeQuery = z
  .object({
    monat: belegMonat.optional(),
    suche: z.string().trim().min(1, 'Bitte etwas zum Suchen eingeben.').max(100).optional(),
    nach: nummer.optional(),
  })
  .refine(({ monat, suche }) => (monat === undefined) !== (suche === undefined), {
    error: 'Bitte einen Monat oder etwas zum Suchen angeben.',
    path: ['monat'],
  });
export type BelegeQuery = z.infer<typeof belegeQuery>;

/** What a document is about: an order by its number, or a market day by its place. `id` leads to it. */
export const belegAnlass = z.object({
  art: z.enum(['bestellung', 'markttag']),
  id: z.string(),
  text: z.string(),
});

/** A document in the list. `name`: whom it is made out to, if anybody. */
export const belegListenZeile = belegZeile.extend({
  anlass: belegAnlass,
  name: z.string().optional(),
  /** Its content was deleted with the person of its order; number, sums and hashes stay. */
  istGeloescht: z.boolean(),
  /** Its content is there, but damaged: whom it is made out to is not known. */
  istUnlesbar: z.boolean().optional(),
});
export type BelegListenZeile = z.infer<typeof belegListenZeile>;

/** Euros of all documents at one rate; corrections are less than 0. */
export const belegSatzSumme = z.object({
  satzPromille: z.number().int(),
  netto: z.number(),
  steuer: z.number(),
  brutto: z.number(),
});
export type BelegSatzSumme = z.infer<typeof belegSatzSumme>;

export const belegeListe = z.object({
  belege: z.array(belegListenZeile),
  /** How many there are on all pages; missing for a search with more than one, whose hits nobody counts. */
  anzahl: z.number().int().optional(),
  /** Whether there is another page. */
  hatMehr: z.boolean(),
  /** Of all documents of the month, by rate with the highest first; none with a search. */
  summen: z.array(belegSatzSumme).optional(),
  /** Months that have documents, the newest first. */
  monate: z.array(z.object({ monat: z.string(), anzahl: z.number().int() })),
  /** Whether anything that was delivered before there were documents waits for its own; first page of a month. */
  hatAltbestand: z.boolean().optional(),
});
export type BelegeListe = z.infer<typeof belegeListe>;
export const belegeReply = okEnvelope(belegeListe);

/** A mail that the document was attached to. */
export const belegMail = z.object({
  /** The message in the outbox. */
  id: z.string(),
  betreff: z.string(),
  an: z.string(),
  at: z.string(),
  stand: z.enum(nachrichtStaende),
});
export type BelegMail = z.infer<typeof belegMail>;

/** One document. What it says is missing once it is deleted, or cannot be read. */
export const belegVoll = belegListenZeile.extend({
  createdAt: z.string(),
  steuern: z.array(belegSatzSumme),
  /** Whether the tax was charged when it was written. */
  istKleinunternehmer: z.boolean().optional(),
  leistung: z.object({ von: z.string(), bis: z.string() }).optional(),
  empfaenger: belegEmpfaenger.optional(),
  posten: z.array(belegPosten.omit({ preisCent: true }).extend({ preis: z.number() })).optional(),
  betraege: z.array(belegBetrag.omit({ betragCent: true }).extend({ betrag: z.number() })).optional(),
  bezahlt: z.number().optional(),
  zahlbarBis: z.string().optional(),
  /** The invoices that a correction corrects, and the corrections of an invoice, the oldest first. */
  zu: z.array(belegZeile),
  korrekturen: z.array(belegZeile),
  /** Its place in the chain: the hashes (hex), its neighbours, and what does not hold when it is computed again. */
  kette: z.object({
    hash: z.string(),
    vorher: z.string(),
    vorgaenger: z.string().optional(),
    nachfolger: z.string().optional(),
    maengel: z.array(z.string()),
  }),
  /** Whether the PDF is kept already, or is drawn when it is asked for. */
  istGezeichnet: z.boolean(),
  mails: z.array(belegMail),
  /** Where a copy goes unless another address is typed: the order's. */
  email: z.string().optional(),
});
export type BelegVoll = z.infer<typeof belegVoll>;
export const belegVollReply = okEnvelope(belegVoll);

export const belegDateiReply = z.any().describe('PDF/A-3 mit factur-x.xml, oder das XML allein');
