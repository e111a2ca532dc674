import Big from 'big.js';

/** An exact decimal number. Sums and products are exact; what does not end is cut after 20 decimals. */
export type Decimal = Big;

const Exact = Big();
Exact.DP = 20;
// Truncated, not rounded, so that a later rounding never builds on an earlier one.
Exact.RM = Big.roundDown;

/** The number as its shortest decimal form: `decimal(0.1)` is one tenth, not the binary fraction next to it. */
export function decimal(value: number | string): Decimal {
  return new Exact(value);
}

/** To this many decimals, half up. */
export function roundHalfUp(value: Decimal, decimals: number): Decimal {
  return value.round(decimals, Big.roundHalfUp);
}

/** Up to the next whole number; a whole number stays. */
export function roundUp(value: Decimal): Decimal {
  return value.round(0, Big.roundUp);
}

/** The nearest number, never −0. */
export function toNumber(value: Decimal): number {
  return value.toNumber() + 0;
}
