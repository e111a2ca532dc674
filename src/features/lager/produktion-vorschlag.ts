type Produkt = { vorrat: number; frei?: number | undefined; mindestbestand: number };

/** The pieces that are missing of a product: sold and not yet made, and up to the minimum (R38). */
export function fehlendeStueck({ vorrat, frei = vorrat, mindestbestand }: Produkt): number {
  return Math.max(0, mindestbestand - frei);
}
