import { z } from 'zod';
import { anschrift } from '../anschrift/anschrift-body.ts';

/** Why an order was cancelled: by its customer, because it was not paid in time, or by the workshop. */
export const stornoGruende = ['kunde', 'frist', 'laden'] as const;

/** Pieces of a line of the order, by its number. */
const postenTeil = z.object({ nr: z.number().int().min(1), menge: z.number().int().min(1) });
export type PostenTeil = z.infer<typeof postenTeil>;

const teile = z.array(postenTeil).min(1);

/** How money goes back. */
export const erstattungswege = ['anbieter', 'ueberweisung'] as const;
export type Erstattungsweg = (typeof erstattungswege)[number];
const betragCent = z.number().int().min(1);

/** What can happen to an order (R39), each with what is kept of it. Money in cents, days as they are stored. */
export const ereignisAngaben = {
  /** `telefon`: the workshop entered it for somebody. */
  bestellt: z.object({ telefon: z.literal(true).optional() }),
  erinnert: z.object({}),
  /** The reminder was due of an order whose customer has no e-mail address: the workshop has to call. */
  ueberfaellig: z.object({}),
  /**
   * Money that came in; `umsatz` is the key of the bank's transfer, if it was read from one; `online`: the attempt
   * at a provider, with what it was paid with, whether it was a rehearsal, and about what the provider takes of it, by
   * the settings of that moment: for the workshop alone.
   */
  zahlung: z.object({
    ...{ betragCent, tag: z.string(), umsatz: z.string().optional() },
    online: z
      .object({
        ...{ versuch: z.string(), weg: z.string().optional(), modus: z.enum(['live', 'test', 'probe']) },
        gebuehrCent: z.number().int().min(1).optional(),
      })
      .optional(),
  }),
  /** Its customer pays by transfer instead of online. */
  zahlart: z.object({ zahlart: z.literal('vorkasse') }),
  /** Money that was returned; `erstattung`: what was begun for it, if the shop followed it (ADR 110). */
  erstattung: z.object({ betragCent, tag: z.string(), erstattung: z.string().optional() }),
  /**
   * Money is on its way back: by the provider that it came from, or to be transferred. `fragt`: its customer is asked
   * for the account. It ends as an `erstattung` of its id, or as the next one says.
   */
  erstattungBegonnen: z.object({
    ...{ erstattung: z.string(), betragCent, weg: z.enum(erstattungswege) },
    fragt: z.literal(true).optional(),
  }),
  /** It came to nothing: the provider could not do it, or the workshop has thought better of it. */
  erstattungBeendet: z.object({
    erstattung: z.string(),
    grund: z.enum(['gescheitert', 'zurueckgezogen']),
  }),
  /**
   * The workshop lets go of a part of the price of what is paid: for `teile` that came back or are spoilt, those with
   * `regal` lie on the shelf again; with `versandCent` of the postage; or any sum. `text` is the reason, for the
   * customer.
   */
  nachlass: z.object({
    ...{ betragCent, text: z.string() },
    teile: z.array(postenTeil.extend({ regal: z.boolean() })).optional(),
    versandCent: z.number().int().min(1).optional(),
  }),
  /** What was missing of the money, and is not asked for any more (ADR 095). */
  erlassen: z.object({ betragCent }),
  /**
   * A row of a file for DHL was written: its postage may be bought already. `datei`: which one, so that a
   * repetition is known.
   */
  dhlDatei: z.object({ datei: z.string().optional() }),
  gepackt: z.object({}),
  abholbereit: z.object({}),
  /**
   * Pieces that left with a carrier; `nummer` may be empty. `rest`: when what is missing follows. `anschrift`: whom the
   * invoice is made out to, where the order has no complete address.
   */
  versendet: z.object({
    dienst: z.string(),
    nummer: z.string(),
    teile,
    rest: z.object({ von: z.string(), bis: z.string() }).optional(),
    anschrift: anschrift.optional(),
  }),
  abgeholt: z.object({ teile, anschrift: anschrift.optional() }),
  /**
   * Pieces that are not delivered, and what the order costs less by them: with `versandCent` of its postage
   * when nothing is left of it, because all else was withdrawn. `text` is the reason, for the customer.
   * `betragCent` is less than their price where the workshop has let go of more before.
   */
  teilStorniert: z.object({
    ...{ teile, betragCent: z.number().int().min(0), text: z.string() },
    versandCent: z.number().int().min(1).optional(),
  }),
  storniert: z.object({ grund: z.enum(stornoGruende), text: z.string().optional() }),
  /**
   * A withdrawal (`widerruf`) of it came in: until it is booked, nothing of the order is packed and no money
   * is asked for.
   */
  widerruf: z.object({ widerruf: z.string() }),
  /**
   * The pieces that it withdraws: `frei` of each had not left the house and are free again, the others come
   * back. `betragCent` is what the order costs less by it, with `versandCent` of its postage.
   */
  widerrufen: z.object({
    widerruf: z.string(),
    teile: z.array(postenTeil.extend({ frei: z.number().int().min(0) })).min(1),
    versandCent: z.number().int().min(0),
    betragCent: z.number().int().min(0),
  }),
  /** Pieces of it that came back: `verkaufbar` ones are on the shelf again, the others are written off. */
  rueckgabe: z.object({
    widerruf: z.string(),
    teile: z.array(postenTeil.extend({ verkaufbar: z.boolean() })).min(1),
  }),
  /** Where it is sent instead. */
  adresse: z.object({ anschrift }),
  /** A message to the customer. */
  nachricht: z.object({ text: z.string() }),
  /** For the workshop alone. */
  notiz: z.object({ text: z.string() }),
  /** Its customer asked, by its link, that what the law does not want kept is deleted (ADR 079). */
  loeschwunsch: z.object({}),
  /**
   * The event of this number does not count any more. `irrtum`: a payment that was never this order's, although
   * its money is to be returned.
   */
  zurueckgenommen: z.object({ nr: z.number().int().min(2), irrtum: z.literal(true).optional() }),
} as const;
export type EreignisTyp = keyof typeof ereignisAngaben;
export const ereignisTypen = Object.keys(ereignisAngaben) as [EreignisTyp, ...EreignisTyp[]];

/** One event with its own data. Its number is its place in the order's list, from 1. */
export type Ereignis = {
  [T in EreignisTyp]: { typ: T; angaben: z.infer<(typeof ereignisAngaben)[T]>; at: string };
}[EreignisTyp];

/** An event of one kind. */
export type EreignisVon<T extends EreignisTyp> = Extract<Ereignis, { typ: T }>;

/** The events that count, with their numbers: without those that were taken back, and without the taking back. */
export function geltende(ereignisse: Ereignis[]): (Ereignis & { nr: number })[] {
  const zurueck = new Set(ereignisse.map((one) => (one.typ === 'zurueckgenommen' ? one.angaben.nr : 0)));
  return ereignisse
    .map((one, index) => ({ ...one, nr: index + 1 }))
    .filter(({ typ, nr }) => typ !== 'zurueckgenommen' && !zurueck.has(nr));
}

/** Those of one kind among them. */
export function nurVon<T extends EreignisTyp>(ereignisse: (Ereignis & { nr: number })[], typ: T) {
  return ereignisse.filter((one): one is EreignisVon<T> & { nr: number } => one.typ === typ);
}

/**
 * Whether money was paid with fetching the goods: both were recorded at once. Other money for a pick-up came
 * by transfer.
 */
export function isBeiAbholung({ at }: Ereignis, ereignisse: Ereignis[]): boolean {
  return ereignisse.some((one) => one.typ === 'abgeholt' && one.at === at);
}
