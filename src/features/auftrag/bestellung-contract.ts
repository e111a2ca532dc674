import { z } from 'zod';
import { messageEnvelope, okEnvelope } from '#shared/envelope.ts';
import { anschrift } from './anschrift-body.ts';
import { ereignisTypen } from './ereignis.ts';
import { kassenPosten, steuerZeile, termin } from './kasse-contract.ts';
import { auftragStaende } from './stand.ts';
import { versandarten, zahlarten } from './versand-zahlung.ts';

/** How to pay by transfer: the data, and the same as a code for banking apps (facts §1.5). Days as they are stored. */
export const ueberweisung = z.object({
  kontoinhaber: z.string(),
  iban: z.string(),
  bank: z.string(),
  betrag: z.number(),
  verwendungszweck: z.string(),
  zahlbarBis: z.string(),
  stornoAm: z.string(),
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
  abholung: z.object({ ort: z.string(), zeiten: z.string() }).optional(),
  laden: z.object({ name: z.string(), email: z.string(), telefon: z.string() }),
  /** Oldest first. `text` is German, for the timeline. */
  ereignisse: z.array(z.object({ typ: z.enum(ereignisTypen), at: z.string(), text: z.string() })),
  kannStornieren: z.boolean(),
  /** Whether it belongs to an account. */
  hatKonto: z.boolean(),
});
export type Bestellung = z.infer<typeof bestellung>;
/** Its page also knows whether the shop has a mail server, and so sends its confirmation. */
const bestellungSeite = bestellung.extend({ hatPost: z.boolean() });
export const bestellungReply = okEnvelope(bestellungSeite);
export const bestellungSavedReply = messageEnvelope(bestellungSeite);

export const tokenParams = z.object({ token: z.string() });

/** An order in the back office's list. */
export const auftragZeile = z.object({
  _id: z.string(),
  nummer: z.string(),
  bestelltAt: z.string(),
  name: z.string(),
  stueck: z.number().int(),
  gesamt: z.number(),
  /** Money that came in; of a cancelled order it has to be returned. */
  bezahlt: z.number(),
  stand: z.enum(auftragStaende),
  versandart: z.enum(versandarten),
  zahlart: z.enum(zahlarten),
  termin,
});
export type AuftragZeile = z.infer<typeof auftragZeile>;

/** Newest first; `weitere`: there are older ones, before the last one's `_id`. */
export const auftraegeReply = okEnvelope(
  z.object({ auftraege: z.array(auftragZeile), weitere: z.boolean() }),
);
export const auftraegeQuery = z.object({ vor: z.string().max(64).optional() });
export const auftragParams = z.object({ id: z.string().max(64) });
export const auftragSavedReply = messageEnvelope(auftragZeile);
