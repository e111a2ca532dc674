import { numberField } from '#shared/number-field.ts';

/** A purchase price in euros. */
export const preisField = () => numberField({ min: 0, max: 1_000_000, decimals: 6 });
