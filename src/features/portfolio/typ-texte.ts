import type { Produkt } from './contract.ts';
import type { Angaben } from './produkt-typen.ts';

export type Fakt = { name: string; wert: string };

/** What the shop says about products of a type; what a product lacks is left out. Loaded by shoppers: no checks in here. */
export type ProduktTexte = {
  /** Its fields out of an answer, each of its kind whatever was answered. */
  read: (answer: Record<string, unknown>) => Angaben;
  /** The word above its name. */
  merkmal: (angaben: Angaben) => string | undefined;
  /** Grams that its price is for, where goods of this type are sold by weight (R26). */
  gramm: (angaben: Angaben) => number | undefined;
  /** On its page, and those of them that stand on its card. */
  fakten: (angaben: Angaben) => Fakt[];
  kartenFakten: (angaben: Angaben) => Fakt[];
  /** The title of its page. */
  titel: (produkt: Pick<Produkt, 'name'> & Angaben) => string;
  /** What search engines show of it when it has no words of its own. */
  beschreibung: (produkt: Pick<Produkt, 'name'> & Angaben) => string;
  /** What schema.org has for it. */
  jsonLd: (angaben: Angaben) => object;
};
