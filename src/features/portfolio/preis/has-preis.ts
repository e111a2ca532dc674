/** A price that is missing or 0 euros is not set yet (requirements.md, storefront §3, Product). */
export function hasPreis(preis: number | null | undefined): preis is number {
  return typeof preis === 'number' && preis > 0;
}
