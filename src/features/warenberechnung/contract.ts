import { z } from 'zod';
import { teil } from '#features/portfolio/contract.ts';
import { angabenOfAll } from '#features/portfolio/produkttypen/produkt-typen.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { listEnvelope } from '#shared/wire/envelope.ts';
import { parameter } from './parameter.ts';

const euro = z.number();
const offen = euro.nullable();

/**
 * The product of a calculation, with the fields of its type; `preis` in euros or `null`, `bild` the address of its main
 * picture or `null`.
 */
export const portfolioProdukt = z.object({
  _id: z.string(),
  name: z.string(),
  typ: z.string().optional(),
  ...angabenOfAll(),
  verpackung: z.string().nullable(),
  preis: offen,
  aktiv: z.boolean(),
  bild: z.string().nullable(),
});
export type PortfolioProdukt = z.infer<typeof portfolioProdukt>;

/**
 * A raw material of one piece: its kind (`art`: 'Rohseife'), its name (if it is missing, the name in the product), its
 * amount, and euros; `null` is a gap.
 */
export const rohstoffPosten = z.object({
  typ: z.string(),
  art: z.string(),
  name: z.string().nullable(),
  menge: z.number().int(),
  einheit: z.string(),
  preisProEinheit: offen,
  kosten: offen,
});
export type RohstoffPosten = z.infer<typeof rohstoffPosten>;

/**
 * One calculation (requirements.md, admin §3, Cost calculation), every step of R11 with its amount. Values of
 * a gap are `null` and named in `fehlend`; the name is then the one in the product. `posten` contains all raw
 * materials; the three of a soap are repeated under the specification's names, which are `null` for products
 * without them. Contains prices and amounts per piece, so that the browser can preview other parameters
 * before they are saved.
 */
export const warenberechnung = z.object({
  _id: z.string(),
  portfolioProdukt,
  fehlend: z.array(z.string()),
  posten: z.array(rohstoffPosten),
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
  /** Per cent of VAT inside the price of this product; 0 for a small business. */
  steuersatz: z.number(),
  /** Per cent of an online payment that the provider takes at most; missing where nothing is known of it. */
  gebuehrProzent: z.number().optional(),
  /** Beside it the provider takes cents of each payment. */
  gebuehrMitCent: z.boolean().optional(),
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
export const warenberechnungenReply = listEnvelope(warenberechnungKurz).extend(teil);
export type Warenberechnungen = Omit<z.infer<typeof warenberechnungenReply>, 'success' | 'message' | 'count'>;

/** The changed parameters; absent ones stay unchanged. Also the schema of the form. */
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
