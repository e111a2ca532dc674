import { z } from 'zod';
import { listEnvelope, messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { angabenOfAll } from './produkttypen/produkt-typen.ts';
import { verfuegbarkeit } from './verkauf/verfuegbarkeit.ts';

/** One picture on the wire. `breite` and `hoehe` in pixels, `platzhalter` a tiny blurred data image. */
export const galerieBild = z.object({
  url: z.string(),
  alt_text: z.string(),
  breite: z.number().int().optional(),
  hoehe: z.number().int().optional(),
  platzhalter: z.string().optional(),
});
export type GalerieBild = z.infer<typeof galerieBild>;

/**
 * A product as shoppers see it (requirements.md, storefront §3, Product): the common fields and those of its
 * type; fields of other types are missing. `preis` in euros, `gramm` in grams.
 */
export const produkt = z.object({
  _id: z.string(),
  name: z.string(),
  /** Without a type it is a soap. */
  typ: z.string().optional(),
  ...angabenOfAll(),
  preis: z.number().optional(),
  /** There where the price is shown as reduced: the lowest of the 30 days before, in euros (PAngV § 11). */
  niedrigsterPreis: z.number().optional(),
  /** Missing: sold from stock only; `true`: also made to order, within `fertigungstage` working days. */
  aufBestellung: z.boolean().optional(),
  fertigungstage: z.number().int().optional(),
  /** Missing: enough is on the shelf, or not known. */
  verfuegbarkeit: verfuegbarkeit.optional(),
  /** First and last day on which a parcel with one piece arrives that is ordered today; missing: not known. */
  lieferung: z.object({ von: z.string(), bis: z.string() }).optional(),
  /** From when on it can be picked up. */
  abholung: z.object({ ab: z.string() }).optional(),
  weblink: z.string().optional(),
  /** Identifies the product (GPSR). */
  artikelnummer: z.string().optional(),
  reihenfolge: z.number().int(),
  bilder: z.object({
    hauptbild: z.string().optional(),
    alt_text: z.string().optional(),
    breite: z.number().int().optional(),
    hoehe: z.number().int().optional(),
    platzhalter: z.string().optional(),
    galerie: z.array(galerieBild),
  }),
  beschreibung: z.object({
    kurz: z.string().optional(),
    lang: z.string().optional(),
    inhaltsstoffe: z.string().optional(),
    anwendung: z.string().optional(),
    besonderheiten: z.string().optional(),
    warnhinweise: z.string().optional(),
  }),
});
export type Produkt = z.infer<typeof produkt>;
export const produktReply = okEnvelope(produkt);
/**
 * Where an answer is about a part of the catalogue: `gesamt` products in all, and `weiter`, with which the next part is
 * asked for, if there is one.
 */
export const teil = { gesamt: z.number().int().optional(), weiter: z.string().optional() };
export const produkteReply = listEnvelope(produkt).extend(teil);
export type Produkte = Omit<z.infer<typeof produkteReply>, 'success' | 'message' | 'count'>;

/**
 * A product in the back office (requirements.md, admin §3), with what selling needs (`Verkauf`).
 * `ermaessigt`: its owner wants the price to be shown as reduced. `version` rises with every change; sent
 * back with a change, it detects a concurrent one. `fehlend` lists the gaps of its recipe (R10),
 * `geaendertVon` is the name of the last author.
 */
export const verwaltetesProdukt = produkt.extend({
  aktiv: z.boolean(),
  ermaessigt: z.boolean(),
  steuersatz: z.number(),
  aufBestellung: z.boolean(),
  packgewicht: z.number().int().optional(),
  fehlend: z.array(z.string()),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  geaendertVon: z.string().optional(),
});
export type VerwaltetesProdukt = z.infer<typeof verwaltetesProdukt>;
export const verwaltetesProduktReply = messageEnvelope(verwaltetesProdukt);
export const verwalteteProdukteReply = messageEnvelope(z.array(verwaltetesProdukt)).extend({
  count: z.number().int(),
  ...teil,
});

export type VerwalteteProdukte = Omit<
  z.infer<typeof verwalteteProdukteReply>,
  'success' | 'message' | 'count'
>;

/** What a new place changes of a product. */
export const produktPlatz = verwaltetesProdukt.pick({
  ...{ _id: true, reihenfolge: true, version: true },
  ...{ updatedAt: true, geaendertVon: true },
});
export type ProduktPlatz = z.infer<typeof produktPlatz>;
/** `plaetze`: of the products whose number changed. Open pages of another build take `data` for all products. */
export const reihenfolgeReply = messageEnvelope(z.null()).extend({ plaetze: z.array(produktPlatz) });
export const produktDeletedReply = messageEnvelope(z.object({ _id: z.string() }));

/** The data of a refused change that was based on an old version: the current product, its author and time. */
export const produktKonflikt = z.object({
  produkt: verwaltetesProdukt,
  geaendertVon: z.string().optional(),
  geaendertAm: z.string(),
});
export type ProduktKonflikt = z.infer<typeof produktKonflikt>;

/** The four tiles (requirements.md, admin §2). A product counts as one with images when it has any, main or gallery. */
export const portfolioStats = z.object({
  totalProducts: z.number().int(),
  activeProducts: z.number().int(),
  productsWithImages: z.number().int(),
  productsWithoutImages: z.number().int(),
});
export type PortfolioStats = z.infer<typeof portfolioStats>;
export const statsReply = okEnvelope(portfolioStats);

export const uploadedBild = z.object({
  imageUrl: z.string(),
  isHauptbild: z.boolean(),
  product: verwaltetesProdukt,
});
export type UploadedBild = z.infer<typeof uploadedBild>;
export const uploadReply = messageEnvelope(uploadedBild);
