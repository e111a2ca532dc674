import Big from 'big.js';

/** An exact decimal number. Sums and products are exact; what does not end is cut after 20 decimals. */
export type Decimal = Big;

const Exact = Big();
Exact.DP = 20;
// Cut and not rounded, so that rounding what is left is never fooled by an earlier rounding.
Exact.RM = Big.roundDown;

/** The number as it is written: `decimal(0.1)` is one tenth, not the binary fraction beside it. */
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
