import { z } from 'zod';
import { ladenAnschrift } from '#features/einstellung/gruppen/laden-angaben.ts';
import { steuermodi } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { belegArten } from './beleg-art.ts';

/**
 * What stands beside the goods: postage; what the workshop has let go of (`nachlass`) or does not ask for any more
 * (`erlassen`); at a market day what came in beyond the prices, or below them (`kasse`).
 */
export const betragArten = ['porto', 'nachlass', 'erlassen', 'kasse'] as const;

export const belegEmpfaenger = z.object({
  vorname: z.string(),
  nachname: z.string(),
  firma: z.string(),
  strasse: z.string(),
  hausnummer: z.string(),
  zusatz: z.string(),
  plz: z.string(),
  stadt: z.string(),
});
export type BelegEmpfaenger = z.infer<typeof belegEmpfaenger>;

/** Goods; `nr` is the line of the order or the market day. Pieces that are taken back are less than none. */
export const belegPosten = z.object({
  nr: z.number().int(),
  name: z.string(),
  /** What the goods are, in words customary in trade (§ 14 (4) no. 5 UStG): a name like 'Goldstück' does not say it. */
  angaben: z.string().optional(),
  menge: z.number().int(),
  preisCent: z.number().int(),
  satzPromille: z.number().int(),
});
export type BelegPosten = z.infer<typeof belegPosten>;

/** A sum beside the goods at one rate: above zero it is charged, below it is granted or given back. */
export const belegBetrag = z.object({
  art: z.enum(betragArten),
  satzPromille: z.number().int(),
  betragCent: z.number().int(),
});
export type BelegBetrag = z.infer<typeof belegBetrag>;

/** Gross of a rate and the tax in it (`steuerIn`); under § 19 UStG the rate is 0. */
export const belegSteuer = z.object({
  satzPromille: z.number().int(),
  bruttoCent: z.number().int(),
  steuerCent: z.number().int(),
});
export type BelegSteuer = z.infer<typeof belegSteuer>;

/** What an area gives to be written. Whole cents, all prices gross (R41), days as `2026-11-23`. */
export const belegEntwurf = z.object({
  art: z.enum(belegArten),
  /** When what it is about was delivered. */
  leistung: z.object({ von: z.string(), bis: z.string() }),
  /** Whom it is made out to; nobody on a document of a small amount (§ 33 UStDV) or of a market day. */
  empfaenger: belegEmpfaenger.optional(),
  steuermodus: z.enum(steuermodi),
  /** The invoices that a correction corrects, the oldest first. */
  zu: z.array(z.object({ nummer: z.string(), tag: z.string() })),
  anlass: z.discriminatedUnion('art', [
    z.object({ art: z.literal('bestellung'), nummer: z.string(), tag: z.string() }),
    z.object({ art: z.literal('markttag'), ort: z.string(), tag: z.string() }),
  ]),
  posten: z.array(belegPosten),
  betraege: z.array(belegBetrag),
  /** What of it was paid when it was written; of what is billed less, what is not to be returned (not above zero). */
  bezahltCent: z.number().int(),
  /** How the rest is paid, if by transfer. */
  ueberweisung: z
    .object({
      kontoinhaber: z.string(),
      iban: z.string(),
      bank: z.string(),
      verwendungszweck: z.string(),
      zahlbarBis: z.string(),
    })
    .optional(),
});
export type BelegEntwurf = z.infer<typeof belegEntwurf>;

/** Everything that a document says, as it is kept: PDF and XML follow from it alone. */
export const belegInhalt = belegEntwurf.extend({
  /** Version of this form. */
  form: z.literal(1),
  nummer: z.string(),
  tag: z.string(),
  aussteller: z.object({
    name: z.string(),
    inhaberin: z.string(),
    adresse: ladenAnschrift,
    email: z.string(),
    telefon: z.string(),
    steuernummer: z.string(),
    ustIdNr: z.string(),
  }),
  /** By rate, the highest first. */
  steuern: z.array(belegSteuer),
  bruttoCent: z.number().int(),
});
export type BelegInhalt = z.infer<typeof belegInhalt>;

/** A document without what it says. */
export type BelegKurz = Pick<BelegInhalt, 'nummer' | 'art' | 'tag' | 'bruttoCent'>;
