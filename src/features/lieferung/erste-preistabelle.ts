/**
 * The heaviest parcel, in grams. A table of this one row is a flat price per order, whatever it weighs
 * (requirements.md, storefront §9).
 */
export const groesstesPaket = 31_500;

/** The table of a new shop, in euros. */
export const ersteTabelle = [{ bisGramm: groesstesPaket, preis: 7.69 }];
