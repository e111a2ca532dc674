/** Pieces of one product in one cart (requirements.md, storefront §5 and §9). */
export const minMenge = 1;
export const maxMenge = 99;

/**
 * The most pieces of a product that a cart takes: as many as can be ordered now, `undefined` for any number. What
 * is sold out is taken all the same: it may be there again when the cart is ordered.
 */
export function mengeLimit(hoechstens: number | undefined): number {
  return Math.min(hoechstens || maxMenge, maxMenge);
}
