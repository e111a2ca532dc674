/** A price that is missing or 0 euros is not set yet (storefront.txt §3, Product). */
export function hasPreis(preis: number | undefined): preis is number {
  return preis !== undefined && preis > 0;
}
