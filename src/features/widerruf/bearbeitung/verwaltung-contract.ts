import { z } from 'zod';
import { auftragStaende } from '#features/auftrag/zustand/auftragsstand.ts';
import { maxNummerEingabe } from '#features/bestellung/verfolgen/verfolgen.ts';
import { tagInput } from '#shared/datum/tag-input.ts';
import { centToEuro, euroToCent } from '#shared/number/money.ts';
import { textField } from '#shared/number/number-field.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { lineInput } from '#shared/text/single-line.ts';
import { messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import type { ErklaerungFeld } from '../erklaerung.ts';
import { klareAngabe, klareTeile, kurzeTeile } from '../klare-angabe.ts';
import { widerrufAufgaben } from './aufgaben.ts';
import { eingangWege } from './eingang-weg.ts';

/** A line of the order with what a withdrawal can still take of it. */
const posten = z.object({
  nr: z.number().int(),
  name: z.string(),
  preis: z.number(),
  /** Ordered pieces. */
  menge: z.number().int(),
  /** Pieces that can still be withdrawn, and those of them that have not left the house. */
  moeglich: z.number().int(),
  imHaus: z.number().int(),
  /** Pieces that the declaration names: ticked ones; without ticks all of them, or none if it names some in words. */
  gewuenscht: z.number().int(),
  /** Withdrawn ones that have left the house and are not back. */
  erwartet: z.number().int(),
});
export type WiderrufPosten = z.infer<typeof posten>;

/** The order of a withdrawal. Money in euros. */
const auftrag = z.object({
  _id: z.string(),
  nummer: z.string(),
  name: z.string(),
  email: z.string(),
  bestelltAt: z.string(),
  /** When the last of its goods left the house; missing while nothing has. */
  geliefertAt: z.string().optional(),
  stand: z.enum(auftragStaende),
  /** The number of its last event: a change names the one that its author has seen. */
  letzteNr: z.number().int(),
  posten: z.array(posten),
  /** Postage that can still be returned. */
  versand: z.number(),
  bezahlt: z.number(),
  /** What has to be returned now, and what of it is on its way. */
  zurueck: z.number(),
  zurueckLaeuft: z.number(),
});
export type WiderrufAuftrag = z.infer<typeof auftrag>;

const vorschlag = z.object({
  _id: z.string(),
  nummer: z.string(),
  name: z.string(),
  email: z.string(),
  bestelltAt: z.string(),
});

/** What became of the receipt of a declaration. */
export const belegZustaende = ['post', 'ohneAdresse', 'begrenzt'] as const;

export const widerruf = z.object({
  _id: z.string(),
  eingangAt: z.string(),
  /** Of one that the workshop took in: the day it came, how, and what was noted. */
  eingangTag: z.string().optional(),
  eingangWeg: z.enum(eingangWege).optional(),
  notiz: z.string().optional(),
  /** The last day to return the money, as days are stored. */
  geldBis: z.string(),
  /** The declaration as it came. */
  name: z.string(),
  bestellung: z.string(),
  email: z.string(),
  stuecke: z.string(),
  teile: z.array(z.object({ nr: z.number().int(), menge: z.number().int(), name: z.string() })),
  /** What became of its receipt; missing while it is not written. */
  beleg: z.enum(belegZustaende).optional(),
  aufgaben: z.array(z.enum(widerrufAufgaben)),
  isGebucht: z.boolean(),
  /** The booking can be taken back: nothing is free, back or returned by it. */
  kannZurueck: z.boolean(),
  /** Why it was settled by hand. */
  schluss: z.string().optional(),
  auftrag: auftrag.optional(),
  /** Orders that it may belong to, while it has none: with this number or this address. */
  vorschlaege: z.array(vorschlag),
  verlauf: z.array(z.object({ at: z.string(), von: z.string(), text: z.string() })),
});
export type Widerruf = z.infer<typeof widerruf>;

export const widerrufeQuery = z.object({ nach: z.string().max(100).optional() });

/**
 * All with something to do, the first due first; those that are done, the newest first, a page at a time
 * (`weiter`: the next one).
 */
export const widerrufeReply = okEnvelope(
  z.object({
    offene: z.array(widerruf),
    /** Further ones with something to do, beyond those that fit. */
    weitere: z.number().int(),
    erledigte: z.array(widerruf),
    weiter: z.string().optional(),
  }),
);
export type Widerrufe = z.infer<typeof widerrufeReply>['data'];

/** How many wait, and the first day on which money is due. */
export const widerrufLageReply = okEnvelope(
  z.object({ offen: z.number().int(), geldBis: z.string().optional() }),
);

export const widerrufSavedReply = messageEnvelope(widerruf);
export const widerrufParams = z.object({ id: z.string() });

export const zuordnenBody = z.object({
  nummer: lineInput('Bitte die Bestellnummer eingeben.').pipe(
    z
      .string()
      .min(1, 'Bitte die Bestellnummer eingeben.')
      .max(maxNummerEingabe, 'Eine Bestellnummer ist kürzer.'),
  ),
});
export type ZuordnenBody = z.infer<typeof zuordnenBody>;

const nr = numberInput(z.int().min(1));
const menge = numberInput(
  z.int('Bitte ganze Stück angeben.').min(1, 'Bitte mindestens 1 Stück angeben.').max(999),
);
const einmal = (teile: { nr: number }[]) => new Set(teile.map((one) => one.nr)).size === teile.length;

const betragText = 'Bitte einen Betrag von 0 bis 100.000 € mit höchstens zwei Nachkommastellen.';
const betrag = numberInput(
  z
    .number(betragText)
    .min(0, betragText)
    .max(100_000, betragText)
    .refine((euro) => euro === centToEuro(euroToCent(euro)), betragText),
);

/** The number of the order's last event that the author has seen. */
const gesehen = numberInput(z.int('Bitte laden Sie die Seite neu.').min(1));

/** Pieces that came back, by line: those that can be sold again, and those that are written off. */
const zurueckTeile = z
  .array(z.object({ nr, menge, verkaufbar: z.boolean().default(false) }))
  .max(200)
  .refine(
    (teile) => new Set(teile.map((one) => `${one.nr} ${one.verkaufbar}`)).size === teile.length,
    'Jede Zeile nur einmal.',
  );

/**
 * Which pieces are withdrawn, the postage that is returned with them, and in the same step what is back
 * already and the money that was returned today.
 */
export const buchungBody = z.object({
  gesehen,
  teile: z
    .array(z.object({ nr, menge }))
    .min(1, 'Bitte mindestens ein Stück wählen.')
    .max(100)
    .refine(einmal, 'Jede Zeile nur einmal.'),
  versand: betrag,
  zurueck: zurueckTeile.default([]),
  /** The day on which all that has to be returned was returned; without it that is done later. */
  erstattetAm: tagInput().optional(),
});
export type BuchenBody = z.infer<typeof buchungBody>;

export const rueckgabeBody = z.object({
  gesehen,
  zurueck: zurueckTeile.min(1, 'Bitte mindestens ein Stück wählen.'),
});
export type RueckgabeBody = z.infer<typeof rueckgabeBody>;

export const ruecknahmeBody = z.object({ gesehen });
export type RuecknahmeBody = z.infer<typeof ruecknahmeBody>;

export const erledigenBody = z.object({
  text: textField(500).min(1, 'Bitte schreiben Sie, warum nichts mehr zu tun ist.'),
});
export type ErledigenBody = z.infer<typeof erledigenBody>;

/** Declarations that one call settles; those beyond it are left for the next one. */
export const mostErledigt = 300;

/**
 * Settles many with one reason: the open ones of an order (`auftragId`), or chosen ones (`ids`) that have
 * none. What is booked, settled, or of an order meanwhile is left as it is.
 */
export const alleErledigenBody = z
  .object({
    ...erledigenBody.shape,
    auftragId: z.string().max(36).optional(),
    ids: z
      .array(z.string().max(36))
      .min(1, 'Bitte mindestens einen Widerruf wählen.')
      .max(mostErledigt)
      .optional(),
  })
  .refine(
    ({ auftragId, ids }) => (auftragId === undefined) !== (ids === undefined),
    'Bitte entweder eine Bestellung oder einzelne Widerrufe wählen.',
  );
export type AlleErledigenBody = z.infer<typeof alleErledigenBody>;

/** How many were settled, and how many of those that were meant are still open. */
export const alleErledigtReply = messageEnvelope(
  z.object({ erledigt: z.number().int(), offen: z.number().int() }),
);

const angabe = (feld: ErklaerungFeld) =>
  z
    .unknown()
    .optional()
    .transform((value) => klareAngabe(feld, value));

/**
 * A withdrawal that came by letter, e-mail or telephone. `id`: random letters of the form, so that a repetition is
 * the same one. `auftragId`: the order that it was taken in at; without it its number is looked for. Like one of the
 * form of the shop it is never refused for what it says (R46).
 */
export const aufnahmeBody = z.object({
  id: z.string().regex(/^[\w-]{22,64}$/, 'Bitte laden Sie die Seite neu.'),
  auftragId: z.string().max(64).optional(),
  tag: tagInput(),
  weg: z.enum(eingangWege),
  name: angabe('name'),
  bestellung: angabe('bestellung'),
  email: angabe('email'),
  stuecke: angabe('stuecke'),
  teile: z
    .unknown()
    .optional()
    .transform((value) => kurzeTeile(klareTeile(value))),
  notiz: textField(500).optional(),
});
export type AufnahmeBody = z.infer<typeof aufnahmeBody>;
