import { z } from 'zod';
import { fieldsOfAll } from '#features/portfolio/produkt-typen.ts';
import { listEnvelope } from '#shared/envelope.ts';
import { numberInput } from '#shared/number-input.ts';
import { parameter } from './parameter.ts';

const euro = z.number();
const offen = euro.nullable();

/** The product that is calculated, with the fields of its type; `preis` in euros, `null` for none, `bild` the address of its main picture, `null` while it has none. */
export const portfolioProdukt = z.object({
  _id: z.string(),
  name: z.string(),
  typ: z.string().optional(),
  ...fieldsOfAll('angaben'),
  verpackung: z.string().nullable(),
  preis: offen,
  aktiv: z.boolean(),
  bild: z.string().nullable(),
});
export type PortfolioProdukt = z.infer<typeof portfolioProdukt>;

/**
 * A raw material of one piece: what it is (`art`: 'Rohseife'), its name (without one the product's own word, if it has any),
 * how much of it, and euros; `null` is a gap.
 */
export const materialPosten = z.object({
  typ: z.string(),
  art: z.string(),
  name: z.string().nullable(),
  menge: z.number().int(),
  einheit: z.string(),
  preisProEinheit: offen,
  kosten: offen,
});
export type MaterialPosten = z.infer<typeof materialPosten>;

/**
 * One calculation (admin.txt §3, Cost calculation), every step of R11 with its amount. What the recipe lacks is `null`
 * and named in `fehlend`; its name is then the product's own word. `posten` are all raw materials of the product; the three of a
 * soap are there once more under the specification's names, which say nothing of a product that has no such part. With prices and amounts per piece, so that the browser can show another parameter's result
 * before it is saved.
 */
export const warenberechnung = z.object({
  _id: z.string(),
  portfolioProdukt,
  fehlend: z.array(z.string()),
  posten: z.array(materialPosten),
  gewichtInGramm: z.number(),
  rohseifeName: z.string().nullable(),
  preisProGramm: offen,
  rohseifeKosten: offen,
  duftoelName: z.string().nullable(),
  tropfen: z.number().int(),
  kostenProTropfen: offen,
  duftoelKosten: offen,
  verpackungName: z.string().nullable(),
  kostenProStueck: offen,
  verpackungKosten: offen,
  ...parameter.shape,
  zwischensummeEK: euro,
  pauschale: euro,
  gewinnBetrag: euro,
  zwischensummeVorRabatt: euro,
  rabattBetrag: euro,
  vkPreis: euro,
  vkPreisGerundet: euro,
  kosten: euro,
  differenz: offen,
  bleibtProStueck: offen,
  isUnterKosten: z.boolean(),
  isAbweichend: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Warenberechnung = z.infer<typeof warenberechnung>;

/** A line of the product selector; `_id` is the product's. */
export const warenberechnungKurz = portfolioProdukt
  .pick({ _id: true, name: true, gramm: true, preis: true, aktiv: true })
  .extend({
    ...warenberechnung.pick({
      fehlend: true,
      vkPreis: true,
      vkPreisGerundet: true,
      kosten: true,
      differenz: true,
      isUnterKosten: true,
      isAbweichend: true,
    }).shape,
    isUnvollstaendig: z.boolean(),
  });
export type WarenberechnungKurz = z.infer<typeof warenberechnungKurz>;
export const warenberechnungenReply = listEnvelope(warenberechnungKurz);

/** What changes; parameters that are left out stay as they are. Also the schema of the form. */
export const parameterBody = z
  .object({
    energieKosten: numberInput(parameter.shape.energieKosten),
    zusatzKosten: numberInput(parameter.shape.zusatzKosten),
    gewinnProzent: numberInput(parameter.shape.gewinnProzent),
    rabattProzent: numberInput(parameter.shape.rabattProzent),
    pauschaleFaktor: numberInput(parameter.shape.pauschaleFaktor),
    rundungsOption: parameter.shape.rundungsOption,
    notizen: parameter.shape.notizen,
  })
  .partial();
export type ParameterBody = z.infer<typeof parameterBody>;
