/**
 * A product that shoppers see, as far as it matters for selling. Money in cents, weights in grams, the rate
 * in per cent.
 */
export type VerkaufsProdukt = {
  id: string;
  name: string;
  preisCent: number | null;
  /** One packed piece; null if not known. */
  packgewicht: number | null;
  steuersatz: number;
  inhaltsstoffe: string | null;
  artikelnummer: string | null;
  /** Its texts with the fields of its form, for the check of words. */
  texte: ProduktText[];
};

/** A text of a product: the field of the form (`beschreibung.kurz`) and what stands in it. */
export type ProduktText = { feld: string; text: string };
