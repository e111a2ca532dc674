import type { Db, Tx } from '#server/db/connect.ts';

/** What an order or a market day takes in, and on which day (`2026-11-23`). */
export type Verkauf = { tag: string; cent: number };

/** The sale that ends § 19 UStG for the shop: from which day on, and what it was. */
export type Wechselanlass = {
  ab: string;
  now: Date;
  verkauf:
    | { art: 'bestellung'; nummer: string; cent: number }
    | { art: 'markttag'; ort: string; cent: number };
};

/**
 * The end of § 19 UStG at the sale that crosses the limit of its year. Those who sell ask here while the shop charges
 * no VAT; what they ask is computed by an area above them, and given to them by the composition.
 */
export type Steuerwechsel = {
  /**
   * Cents that can be sold in the year of the day before the limit is crossed, apart from this sale; below 0 when it
   * is. Exact where fewer than the sale takes in, else not more than are left. The transaction of a sale holds the
   * catalogue's lock.
   */
  restCent(db: Db, verkauf: Verkauf): Promise<number>;
  /**
   * Changes the mode of the settings, in the transaction of the sale, and tells the workshop. Of a market day of an
   * earlier year it only tells.
   */
  record(db: Tx, anlass: Wechselanlass): Promise<void>;
};

/** Of a shop that nobody watches: examples and tests. */
export const keinSteuerwechsel: Steuerwechsel = {
  restCent: async () => Number.POSITIVE_INFINITY,
  record: async () => {},
};
