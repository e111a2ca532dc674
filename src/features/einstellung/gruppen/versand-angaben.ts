import { z } from 'zod';
import { ersteTabelle } from '#features/lieferung/erste-preistabelle.ts';
import { centToEuro, euroToCent } from '#shared/number/money.ts';
import { tagFeld } from '../felder/tag-feld.ts';
import { absaetze, zeile } from '../felder/text-feld.ts';

const grammText = 'Bitte ein Gewicht von 1 bis 31.500 in ganzen Gramm.';
const preisText = 'Bitte einen Preis von 0 bis 1.000 € mit höchstens zwei Nachkommastellen.';
const tageText = 'Bitte 0 bis 60 ganze Tage.';

const preis = z
  .number(preisText)
  .min(0, preisText)
  .max(1000, preisText)
  .refine((euro) => euro === centToEuro(euroToCent(euro)), preisText);

/** Group 'Versand': the ways goods reach customers in Germany (facts §6). Prices in euros, weights in grams. */
export const versandAngaben = z.object({
  dhl: z.object({
    aktiv: z.boolean(),
    /** Price up to a weight of the parcel, packing included; ascending. */
    tabelle: z
      .array(
        z.object({
          bisGramm: z.int(grammText).min(1, grammText).max(31_500, grammText),
          preis,
        }),
      )
      .min(1, 'Bitte mindestens ein Gewicht mit seinem Preis.')
      .max(20, 'Höchstens 20 Zeilen.')
      .refine((zeilen) => new Set(zeilen.map(({ bisGramm }) => bisGramm)).size === zeilen.length, {
        error: 'Jedes Gewicht darf nur einmal vorkommen.',
      })
      .overwrite((zeilen) => zeilen.toSorted((a, b) => a.bisGramm - b.bisGramm)),
    /** Value of the goods from which shipping is free; null: never. */
    freiAb: preis.nullable(),
  }),
  abholung: z.object({
    aktiv: z.boolean(),
    /** Empty: the shop's address. */
    ort: zeile(200),
    zeiten: absaetze(400),
  }),
  /** Weight of box and padding of one parcel. */
  verpackungGramm: z
    .int('Bitte ein Gewicht von 0 bis 5.000 in ganzen Gramm.')
    .min(0)
    .max(5000, 'Höchstens 5.000 g.'),
  /** Working days until an order is packed. */
  packtage: z.int(tageText).min(0, tageText).max(60, tageText),
  /** Days on which nothing is packed: holidays of the workshop; both days included. */
  geschlossen: z
    .array(
      z
        .object({ von: tagFeld, bis: tagFeld, grund: zeile(100) })
        .refine(({ von, bis }) => von <= bis, { error: 'Das Ende liegt vor dem Anfang.', path: ['bis'] }),
    )
    .max(40, 'Höchstens 40 Zeiträume.'),
});
export type VersandAngaben = z.infer<typeof versandAngaben>;

const freiAbText =
  'Bitte einen Warenwert ab 0,01 €, oder „Ab einem Warenwert versandkostenfrei“ ausschalten.';

/**
 * What can be saved. A price of 0 € in the table makes every parcel free, not a value of the goods of 0 €;
 * customers who pick up know when.
 */
export const versandBody = versandAngaben.extend({
  dhl: versandAngaben.shape.dhl.extend({ freiAb: preis.gt(0, freiAbText).nullable() }),
  abholung: versandAngaben.shape.abholung.refine(({ aktiv, zeiten }) => !aktiv || zeiten !== '', {
    error: 'Für die Abholung fehlen die Zeiten. Bitte eingeben oder die Abholung ausschalten.',
    path: ['zeiten'],
  }),
});

/** requirements.md, storefront §9: the flat price of shipping is the first table. */
export const leererVersand: VersandAngaben = {
  dhl: { aktiv: true, tabelle: ersteTabelle, freiAb: null },
  abholung: { aktiv: false, ort: '', zeiten: '' },
  verpackungGramm: 150,
  packtage: 2,
  geschlossen: [],
};
