import { z } from 'zod';
import { belegZeile } from '#features/beleg/contract.ts';
import { versandarten } from '#features/lieferung/versandart.ts';
import { zahlarten } from '#features/zahlarten/zahlart.ts';
import { anschrift } from '../anschrift/anschrift-body.ts';
import { ereignisTypen } from '../ereignisse/ereignis.ts';
import { kassenPosten, steuerZeile, termin } from '../posten-contract.ts';
import { auftragStaende } from '../zustand/auftragslage.ts';

/** How to pay by transfer: the data, and the same as a code for banking apps (facts §1.5). Days as they are stored. */
export const ueberweisung = z.object({
  kontoinhaber: z.string(),
  iban: z.string(),
  bank: z.string(),
  betrag: z.number(),
  verwendungszweck: z.string(),
  zahlbarBis: z.string(),
  /** When the order is cancelled without money; missing where the shop never does that by itself. */
  stornoAm: z.string().optional(),
  /** Side of the code in modules with its quiet zone, and the dark ones as the path of an SVG. */
  giroCode: z.object({ groesse: z.number().int(), pfad: z.string() }),
});
export type Ueberweisung = z.infer<typeof ueberweisung>;

/** An order as its customer sees it, by its link. Money in euros; everything as it was when it was ordered (R40). */
export const bestellung = z.object({
  nummer: z.string(),
  bestelltAt: z.string(),
  stand: z.enum(auftragStaende),
  posten: z.array(kassenPosten),
  zwischensumme: z.number(),
  versand: z.number(),
  gesamt: z.number(),
  /** What was cancelled of it, if anything: `gesamt` is what was ordered. */
  gekuerzt: z.number().optional(),
  /** What is still to be paid, by whatever way, if anything. */
  offen: z.number().optional(),
  /** What came in beyond that, if anything, and is returned. */
  zurueck: z.number().optional(),
  /** What of `zurueck` is on its way, if anything; `fragt`: she may say which account it goes to. */
  erstattung: z.object({ laeuft: z.number(), fragt: z.boolean() }).optional(),
  /** When the money for all of it was there: it moves the days. */
  bezahltAt: z.string().optional(),
  /** In `gesamt`, or in what is left of it when a part was cancelled. */
  steuer: z.array(steuerZeile),
  preisHinweis: z.string(),
  versandart: z.enum(versandarten),
  zahlart: z.enum(zahlarten),
  termin,
  email: z.string(),
  rechnung: anschrift,
  lieferung: anschrift.optional(),
  /** Only while something is still to be paid by transfer. */
  ueberweisung: ueberweisung.optional(),
  /** Only while it can be paid online; until when, if it is cancelled then (ISO 8601). */
  online: z.object({ bis: z.string().optional() }).optional(),
  /** Money of it came through a payment provider: what is returned goes back by it. */
  hatOnlineGeld: z.boolean().optional(),
  abholung: z.object({ ort: z.string(), zeiten: z.string() }).optional(),
  laden: z.object({ name: z.string(), email: z.string(), telefon: z.string() }),
  /** Parcels on their way or arrived, the oldest first. `link` follows it at the carrier and may be missing. */
  sendungen: z.array(
    z.object({ dienst: z.string(), nummer: z.string(), link: z.string().optional(), at: z.string() }),
  ),
  /** Only after a part was sent: what is missing, and when it follows. */
  rest: z
    .object({
      posten: z.array(z.object({ name: z.string(), menge: z.number().int() })),
      von: z.string().optional(),
      bis: z.string().optional(),
    })
    .optional(),
  /** Oldest first. `text` is German, for the timeline; what concerns the workshop alone is left out. */
  ereignisse: z.array(z.object({ typ: z.enum(ereignisTypen), at: z.string(), text: z.string() })),
  kannStornieren: z.boolean(),
  /** Its withdrawal came in and is not booked yet. */
  istWiderrufen: z.boolean().optional(),
  /** How long what belongs to it is kept, and whether its customer asked for deletion (ADR 079). */
  aufbewahrung: z.object({
    belegeBis: z.string(),
    briefeBis: z.string(),
    loeschwunschAt: z.string().optional(),
    loeschungAb: z.string().optional(),
  }),
  /** Whether it belongs to an account. */
  hatKonto: z.boolean(),
  /** Invoices and corrections, the oldest first, if there are any. */
  belege: z.array(belegZeile).optional(),
});
export type Bestellung = z.infer<typeof bestellung>;

/** How to pay, in words. */
export type Ueberweisungsdaten = Omit<Ueberweisung, 'giroCode'>;

/** An order without the code to scan, which takes as long to draw as all else of it. */
export type BestellungInhalt = Omit<Bestellung, 'ueberweisung'> & {
  ueberweisung?: Ueberweisungsdaten | undefined;
};
