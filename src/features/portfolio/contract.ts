import { z } from 'zod';

/** One picture on the wire. `breite` and `hoehe` in pixels, `platzhalter` a tiny blurred data image. */
export const galerieBild = z.object({
  url: z.string(),
  alt_text: z.string(),
  breite: z.number().int().optional(),
  hoehe: z.number().int().optional(),
  platzhalter: z.string().optional(),
});
export type GalerieBild = z.infer<typeof galerieBild>;

/** A product as shoppers see it (storefront.txt §3, Product); `preis` in euros, `gramm` in grams. */
export const produkt = z.object({
  _id: z.string(),
  name: z.string(),
  seife: z.string(),
  gramm: z.number().int(),
  aroma: z.string(),
  seifenform: z.string(),
  verpackung: z.string().optional(),
  preis: z.number().optional(),
  weblink: z.string().optional(),
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
  }),
});
export type Produkt = z.infer<typeof produkt>;
