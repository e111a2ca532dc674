import type { Produkt } from '../contract.ts';
import type { Angaben } from './produkt-typen.ts';

export type Fakt = { name: string; wert: string };

/** The shop's texts for a type of product; missing fields are left out. Loaded by shoppers, so without validation. */
export type ProduktTexte = {
  /** Its fields from an answer; values of the wrong type are left out. */
  read: (answer: Record<string, unknown>) => Angaben;
  /** The word above the product's name. */
  chip: (angaben: Angaben) => string | undefined;
  /** The grams that the price is for, where goods of this type are sold by weight (R26). */
  gramm: (angaben: Angaben) => number | undefined;
  /** The facts on the product's page, and those of them on its card. */
  fakten: (angaben: Angaben) => Fakt[];
  kartenFakten: (angaben: Angaben) => Fakt[];
  /** The title of the product's page. */
  titel: (produkt: Pick<Produkt, 'name'> & Angaben) => string;
  /** The description for search engines when the product has no text of its own. */
  beschreibung: (produkt: Pick<Produkt, 'name'> & Angaben) => string;
  /** A cosmetic product has a responsible person (Art. 4 of (EC) 1223/2009), who is named on its page. */
  isKosmetik?: true;
  /** Its properties in schema.org. */
  jsonLd: (angaben: Angaben) => object;
};
