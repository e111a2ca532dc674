import { z } from 'zod';
import { betroffenes } from '#features/bestand/betroffene.ts';
import { teil } from '#features/portfolio/contract.ts';
import { tagInput } from '#shared/datum/tag-input.ts';
import { centToEuro, euroToCent } from '#shared/number/money.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { lineInput } from '#shared/text/single-line.ts';
import { listEnvelope, messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { marktStaende } from './markttag.ts';

/**
 * A soap that can be taken along: in the shop, or on the shelf. Money in euros; `frei`: on the shelf, and
 * held by nobody.
 */
export const marktWare = z.object({
  produktId: z.string(),
  name: z.string(),
  preis: z.number(),
  frei: z.number().int(),
  bild: z.string().optional(),
});
export type MarktWare = z.infer<typeof marktWare>;

/** A soap of a market day, with its price of the morning. */
const marktZeile = z.object({
  produktId: z.string(),
  name: z.string(),
  preis: z.number(),
  mitgenommen: z.number().int(),
  zurueck: z.number().int(),
});

/**
 * A market day. `stueck` and `warenwert` are what was sold, by the prices; `umsatz` is what came in, `netto`
 * without the tax in it (R51); both are there once it is booked. Of days that are over only the admin reads
 * these three.
 */
export const markttag = z.object({
  _id: z.string(),
  ort: z.string(),
  /** A day, `2026-12-05`. */
  tag: z.string(),
  stand: z.enum(marktStaende),
  posten: z.array(marktZeile),
  stueck: z.number().int(),
  warenwert: z.number().optional(),
  umsatz: z.number().optional(),
  netto: z.number().optional(),
  /** Author and time of its latest change. */
  von: z.string(),
  at: z.string(),
});
export type Markttag = z.infer<typeof markttag>;

/** A soap on the shelf that cannot be taken along yet. */
const ohnePreis = z.object({ produktId: z.string(), name: z.string() });

/**
 * `waren` and `ohnePreis` of a part of the catalogue; `weiter`: with which the next one is asked for, if there is one.
 * `ort`: where the latest market was.
 */
export const marktReply = okEnvelope(
  z.object({
    waren: z.array(marktWare),
    ohnePreis: z.array(ohnePreis),
    unterwegs: z.array(markttag),
    ort: z.string(),
  }),
).extend({ weiter: teil.weiter });
export type Markt = z.infer<typeof marktReply>['data'];

/** Days that are over, the newest first. */
export const markttageReply = listEnvelope(markttag);

export const marktSavedReply = messageEnvelope(markttag);

/** `betroffen`: soaps of the sheet with the orders that the shelf does not cover any more; missing where it does. */
export const abgerechnetReply = messageEnvelope(
  markttag.extend({ betroffen: z.array(betroffenes).optional() }),
);

const idText = 'Möglich sind 16 bis 64 Buchstaben, Ziffern und Striche.';
const kennung = z.string(idText).regex(/^[\w-]{16,64}$/, idText);

/** A market day's id holds pieces like that of an order: no order's begins like this. */
const marktIdText = 'Diesen Markttag gibt es nicht.';
const marktId = z.string(marktIdText).regex(/^markt-[\w-]{16,58}$/, marktIdText);

export const marktParams = z.object({ id: marktId });

const ort = lineInput('Bitte den Ort als Text.').pipe(z.string().max(40, 'Höchstens 40 Zeichen.'));
const tag = tagInput();

const stueckText = 'Bitte ganze Stück von 0 bis 9.999.';
const stueck = numberInput(z.int(stueckText).min(0, stueckText).max(9999, stueckText));
const produktId = z
  .string('Welches Produkt?')
  .max(64, 'Welches Produkt?')
  .regex(/^[\w-]+$/, 'Welches Produkt?');

/** Most soaps of one sheet. */
const maxPosten = 500;

/** What is taken along. `_id` is the browser's own: the same once more is the same market day. */
export const mitnehmenBody = z.object({
  _id: marktId,
  ort,
  tag,
  posten: z
    .array(z.object({ produktId, menge: stueck }))
    .max(maxPosten)
    .refine(isEinmalig, 'Jedes Produkt nur einmal.')
    .refine((posten) => posten.some(({ menge }) => menge > 0), 'Bitte mindestens ein Stück mitnehmen.'),
});
export type MitnehmenBody = z.infer<typeof mitnehmenBody>;

const umsatzText = 'Bitte einen Betrag von 0 bis 100.000 € mit höchstens zwei Nachkommastellen.';

/**
 * What was taken and what came back, for a day that is away or for one that is entered in the evening alone.
 * `umsatz` in euros, if it is not what the sold pieces cost. `buchungId`: the same once more books nothing.
 * `steuerwechsel`: the day may cross the limit of § 19 UStG; one that does is refused without it, with what follows.
 */
export const abrechnenBody = z.object({
  buchungId: kennung,
  ort,
  tag,
  posten: z
    .array(
      z
        .object({ produktId, mitgenommen: stueck, zurueck: stueck })
        .refine(({ mitgenommen, zurueck }) => zurueck <= mitgenommen, {
          error: 'Es kann nicht mehr zurückkommen, als mitgenommen wurde.',
          path: ['zurueck'],
        }),
    )
    .min(1, 'Bitte mindestens ein Produkt angeben.')
    .max(maxPosten)
    .refine(isEinmalig, 'Jedes Produkt nur einmal.'),
  umsatz: numberInput(
    z
      .number(umsatzText)
      .min(0, umsatzText)
      .max(100_000, umsatzText)
      .refine((euro) => euro === centToEuro(euroToCent(euro)), umsatzText),
  ).optional(),
  steuerwechsel: z.boolean('Bitte true oder false.').optional(),
});
export type AbrechnenBody = z.infer<typeof abrechnenBody>;

function isEinmalig(posten: { produktId: string }[]): boolean {
  return new Set(posten.map((one) => one.produktId)).size === posten.length;
}

export const marktUmsatzQuery = z.object({
  monat: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Bitte einen Monat wie 2026-12 angeben.'),
});

/**
 * The turnover of the markets of a month in euros; `umsatzNetto` without the tax in it (R51). `tage`: days
 * with a market; `produkte`: the best sold first.
 */
export const marktUmsatzReply = okEnvelope(
  z.object({
    umsatz: z.number(),
    umsatzNetto: z.number(),
    stueck: z.number().int(),
    tage: z.array(z.object({ tag: z.string(), umsatz: z.number() })),
    produkte: z.array(
      z.object({ produktId: z.string(), name: z.string(), stueck: z.number().int(), umsatz: z.number() }),
    ),
  }),
);
export type MarktMonat = z.infer<typeof marktUmsatzReply>['data'];
