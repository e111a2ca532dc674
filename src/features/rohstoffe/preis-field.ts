import { numberField } from '#shared/number/number-field.ts';

/** Maximum of a purchase price, in euros. */
export const maxEinkaufspreis = 1_000_000;

/** A purchase price in euros. */
export const preisField = () => numberField({ min: 0, max: maxEinkaufspreis, decimals: 6 });
