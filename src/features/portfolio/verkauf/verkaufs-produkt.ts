/**
 * A product that shoppers see, as far as it matters for selling. Money in cents, weights in grams, the rate
 * in per cent.
 */
export type VerkaufsProdukt = {
  id: string;
  /** Another one after each change of the product. */
  version: number;
  name: string;
  preisCent: number | null;
  /** One packed piece; null if not known. */
  packgewicht: number | null;
  steuersatz: number;
  hatInhaltsstoffe: boolean;
  artikelnummer: string | null;
};
