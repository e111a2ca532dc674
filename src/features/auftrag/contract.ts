import { z } from 'zod';
import { belegZeile } from '#features/beleg/contract.ts';
import { versandarten } from '#features/lieferung/versandart.ts';
import { zahlarten } from '#features/zahlarten/zahlart.ts';
import { tagInput } from '#shared/datum/tag-input.ts';
import { centToEuro, euroToCent } from '#shared/number/money.ts';
import { textField } from '#shared/number/number-field.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { keyboardText } from '#shared/text/keyboard-text.ts';
import { lineInput } from '#shared/text/single-line.ts';
import { messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { aktionen } from './aktionen/aktionen.ts';
import { anschrift, anschriftBody, rechnungAnBody } from './anschrift/anschrift-body.ts';
import { ereignisTypen } from './ereignisse/ereignis.ts';
import { kassenPosten, steuerZeile, termin } from './posten-contract.ts';
import { aufgaben, auftragStaende } from './zustand/auftragslage.ts';

/** An order in the back office's list. Money in euros. */
export const auftragZeile = z.object({
  _id: z.string(),
  nummer: z.string(),
  bestelltAt: z.string(),
  name: z.string(),
  /** Pieces that are left to deliver, in the sequence of the lines; what was ordered, when nothing is left. */
  stueck: z.number().int(),
  posten: z.array(z.object({ name: z.string(), menge: z.number().int() })),
  /** What it costs, without what was cancelled of it. */
  gesamt: z.number(),
  /** Money that came in and was not returned. */
  bezahlt: z.number(),
  /** What was missing and is not asked for any more. */
  erlassen: z.number(),
  /** What is still to be paid, and what has to be returned; one of them is 0. */
  offen: z.number(),
  zurueck: z.number(),
  /** What of `zurueck` is on its way back. */
  zurueckLaeuft: z.number(),
  stand: z.enum(auftragStaende),
  aufgabe: z.enum(aufgaben),
  versandart: z.enum(versandarten),
  zahlart: z.enum(zahlarten),
  /** As it is promised now: later than at first where its money came late, or where a part was sent. */
  termin,
  /** The number of its last event: a change names the one that its author has seen. */
  letzteNr: z.number().int(),
  /** Pieces have to be made before it can be packed: the shelf does not hold them for it. */
  isZuFertigen: z.boolean(),
  /** Packed, and not yet sent or fetched. */
  isGepackt: z.boolean(),
  hatNotiz: z.boolean(),
  /** A withdrawal of it came in that is not booked: nothing of it may leave the house. */
  isWiderrufOffen: z.boolean(),
  /** Money of it only seems to be there: a payment provider was tried out. */
  isTestzahlung: z.boolean(),
});
export type AuftragZeile = z.infer<typeof auftragZeile>;

/**
 * `nach`: the orders after the last one of the page before, by its `weiter`. `suche`: words that each have to
 * occur.
 */
export const auftraegeQuery = z.object({
  aufgabe: z.enum(aufgaben).optional(),
  suche: z.string().max(100, 'Höchstens 100 Zeichen.').optional(),
  nach: z.string().max(200).optional(),
});
export type AuftraegeQuery = z.infer<typeof auftraegeQuery>;

const anzahl = z.object({
  packen: z.number().int(),
  geld: z.number().int(),
  abholbereit: z.number().int(),
  problem: z.number().int(),
  erledigt: z.number().int(),
});
/** How many orders have which work, without regard to the search. */
export type Anzahl = z.infer<typeof anzahl>;

/**
 * What is to be done, the earliest promised day first; what is done, the newest first; without `aufgabe` all,
 * the newest first. `weiter` is there when there are more.
 */
export const auftraegeReply = okEnvelope(
  z.object({ auftraege: z.array(auftragZeile), anzahl, weiter: z.string().optional() }),
);

/**
 * A line with what became of it; `imLager`: pieces on the shelf now, for whichever order; `gedeckt`: those of
 * them that are this one's, when the older orders have got theirs.
 */
export const auftragPosten = kassenPosten.omit({ verfuegbarkeit: true }).extend({
  nr: z.number().int(),
  rest: z.number().int(),
  geliefert: z.number().int(),
  storniert: z.number().int(),
  widerrufen: z.number().int(),
  /** Those whose price the workshop has let go of, and those that it can let go of now. */
  nachgelassen: z.number().int(),
  nachlassbar: z.number().int(),
  /** Withdrawn ones that have left and are not back. */
  erwartet: z.number().int(),
  imLager: z.number().int(),
  gedeckt: z.number().int(),
  aufBestellung: z.boolean(),
});
export type AuftragPosten = z.infer<typeof auftragPosten>;

/** An event in the timeline of the workshop; `details` are further lines. */
export const auftragEreignis = z.object({
  nr: z.number().int(),
  typ: z.enum(ereignisTypen),
  at: z.string(),
  von: z.string(),
  text: z.string(),
  details: z.array(z.string()),
  /** Euros that came in, went back, were forgiven or let go of by it. */
  betrag: z.number().optional(),
  isZurueckgenommen: z.boolean(),
  kannZurueck: z.boolean(),
  /**
   * Subjects of mails that have left the shop and are not true without it; of a taking back, without what it
   * took back.
   */
  hinausgegangen: z.array(z.string()),
});
export type AuftragEreignis = z.infer<typeof auftragEreignis>;

/** A message of the order in the outbox. */
export const auftragNachricht = z.object({
  betreff: z.string(),
  at: z.string(),
  an: z.string(),
  stand: z.string(),
  /** A copy of a document, which only the owner sees. */
  istBelegKopie: z.boolean().optional(),
});
export type AuftragNachricht = z.infer<typeof auftragNachricht>;

/** Where the money of an unpaid order is to be transferred, as its customer was told it. */
export const bankverbindung = z.object({ kontoinhaber: z.string(), iban: z.string(), bank: z.string() });
export type Bankverbindung = z.infer<typeof bankverbindung>;

/** Everything about one order, for the workshop. */
export const auftragVoll = auftragZeile.omit({ posten: true }).extend({
  posten: z.array(auftragPosten),
  zwischensumme: z.number(),
  versand: z.number(),
  /** What of the postage was not returned. */
  versandRest: z.number(),
  /** What it cost when it was ordered; `gesamt` is without what was cancelled since. */
  bestellsumme: z.number(),
  steuer: z.array(steuerZeile),
  preisHinweis: z.string(),
  email: z.string(),
  rechnung: anschrift,
  /** Where it is sent now: with corrections; missing where nothing is sent. */
  lieferung: anschrift.optional(),
  abholung: z.object({ ort: z.string(), zeiten: z.string() }).optional(),
  verwendungszweck: z.string(),
  /** Of an order whose transfer is waited for: the workshop may have to say it on the telephone. */
  ueberweisung: bankverbindung.optional(),
  /** By telephone: the workshop has entered it. */
  isTelefon: z.boolean(),
  hatKonto: z.boolean(),
  /** Its parcel, as it is now, was written into a file for DHL: its postage may be bought. */
  isInDhlDatei: z.boolean(),
  /** Orders of the same customer, this one included. */
  bestellungen: z.number().int(),
  /** The customer's page of the order; empty for employees. */
  link: z.string(),
  /** Oldest first. */
  ereignisse: z.array(auftragEreignis),
  /** Oldest first. */
  nachrichten: z.array(auftragNachricht),
  /** What can be done with it now. */
  aktionen: z.array(z.enum(aktionen)),
  /**
   * The invoice of all that is left is of no small amount (§ 33 UStDV), and nobody is known whom it is made out to:
   * handing over needs `rechnungAn`.
   */
  brauchtRechnungAn: z.boolean(),
  /** Whom the invoice is made out to instead of `rechnung`, as it was said with the goods. */
  rechnungAn: anschrift.optional(),
  /** Invoices and corrections, the oldest first, if there are any; for the owner alone. */
  belege: z.array(belegZeile).optional(),
  /** A part of it was delivered before there were documents, and it has none: it gets one only when it is asked for. */
  istAltbestand: z.boolean().optional(),
  /** And the owner says that it was invoiced by hand (ADR 113). */
  istVonHand: z.boolean().optional(),
});
export type AuftragVoll = z.infer<typeof auftragVoll>;

export const auftragReply = okEnvelope(auftragVoll);
export const auftragSavedReply = messageEnvelope(auftragVoll);

const idText = 'Diese Bestellung gibt es nicht.';
export const auftragParams = z.object({ id: z.string().max(64, idText) });

/**
 * The last event that the author of a change has seen: when another one came since, the change is refused,
 * and nothing is done twice.
 */
const gesehen = numberInput(
  z.int('Bitte die Bestellung neu laden.').min(1, 'Bitte die Bestellung neu laden.'),
);

const betragText = 'Bitte einen Betrag von 0,01 bis 100.000 € mit höchstens zwei Nachkommastellen.';
const betrag = numberInput(
  z
    .number(betragText)
    .min(0.01, betragText)
    .max(100_000, betragText)
    .refine((euro) => euro === centToEuro(euroToCent(euro)), betragText),
);
const tag = tagInput();

const teilBody = z.object({
  nr: numberInput(z.int().min(1)),
  menge: numberInput(z.int('Bitte ganze Stück angeben.').min(1, 'Bitte mindestens 1 Stück angeben.').max(99)),
});
const teileBody = z
  .array(teilBody)
  .min(1, 'Bitte mindestens ein Stück wählen.')
  .max(100)
  .refine((teile) => new Set(teile.map(({ nr }) => nr)).size === teile.length, 'Jede Zeile nur einmal.');

export const gesehenBody = z.object({ gesehen });
export type GesehenBody = z.infer<typeof gesehenBody>;

/** Money that came in, or was returned: `betrag` in euros, on a day that is not in the future. */
export const geldBody = z.object({ gesehen, betrag, tag });
export type GeldBody = z.infer<typeof geldBody>;

/**
 * Pieces that left the house; without `teile` all that are left. `rest`: when the others follow.
 * `ohneZahlung`: although the money has not come. `rechnungAn`: whom the invoice is made out to, of an order without a
 * complete address.
 */
export const versendetBody = z.object({
  gesehen,
  dienst: lineInput('Wer hat das Paket?').pipe(z.string().min(1, 'Wer hat das Paket?').max(40)),
  nummer: lineInput('Bitte die Sendungsnummer als Text.')
    .overwrite(keyboardText)
    .pipe(z.string().regex(/^[A-Z0-9 -]{0,40}$/i, 'Eine Sendungsnummer hat nur Ziffern und Buchstaben.')),
  teile: teileBody.optional(),
  rest: z
    .object({ von: tag, bis: tag })
    .refine(({ von, bis }) => von <= bis, 'Das Ende liegt vor dem Anfang.')
    .optional(),
  ohneZahlung: z.boolean().optional(),
  rechnungAn: rechnungAnBody.optional(),
});
export type VersendetBody = z.infer<typeof versendetBody>;

/** `bezahlt`: what was still to be paid was paid with it (R44: never as cash). `rechnungAn`: as with a parcel. */
export const abgeholtBody = z.object({
  gesehen,
  bezahlt: z.boolean().optional(),
  ohneZahlung: z.boolean().optional(),
  rechnungAn: rechnungAnBody.optional(),
});
export type AbgeholtBody = z.infer<typeof abgeholtBody>;

/** `text`: the reason, which the customer reads. */
export const stornierenBody = z.object({ gesehen, text: textField(500).min(1, 'Bitte den Grund angeben.') });
export type StornierenBody = z.infer<typeof stornierenBody>;

export const teilStornierenBody = z.object({ gesehen, teile: teileBody, text: textField(500).optional() });
export type TeilStornierenBody = z.infer<typeof teilStornierenBody>;

/**
 * What the workshop lets go of: `betrag` euros in all, `versand` of them of the postage; for `teile` that came back or
 * are spoilt, `regal` ones lie on the shelf again. Of a line some may, and others not. `text`: the reason, which the
 * customer reads.
 */
export const nachlassBody = z.object({
  gesehen,
  betrag,
  text: textField(500).min(1, 'Bitte den Grund angeben.'),
  teile: z
    .array(teilBody.extend({ regal: z.boolean() }))
    .max(100)
    .optional(),
  versand: betrag.optional(),
});
export type NachlassBody = z.infer<typeof nachlassBody>;

export const auftragAdresseBody = z.object({ gesehen, anschrift: anschriftBody('lieferung') });
export type AdresseBody = z.infer<typeof auftragAdresseBody>;

const schreiben = 'Bitte etwas schreiben.';
export const nachrichtBody = z.object({ gesehen, text: textField(2000).min(1, schreiben) });
export type NachrichtBody = z.infer<typeof nachrichtBody>;

/** `irrtum`: the payment was never this order's, so its money is not owed to the customer. */
export const zuruecknehmenBody = z.object({
  gesehen,
  nr: numberInput(z.int().min(2)),
  irrtum: z.boolean().optional(),
});
export type ZuruecknehmenBody = z.infer<typeof zuruecknehmenBody>;
