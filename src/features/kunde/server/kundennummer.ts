import { createHmac } from 'node:crypto';

/** Enough rounds to hide any pattern in numbers this small. */
const rounds = 10;
/** The lower three digits and the remaining ones are changed in turn. */
const lowSize = 1000;

/**
 * The customer number of the `index`-th customer (from 0): `KD-` and six digits, seven when those are used up, and so
 * on. Every index has a different number; without the key neither the next one nor the count can be derived (ADR 018).
 */
export function kundennummerOf(index: number, schluessel: string): string {
  let first = 100_000;
  let rest = index;
  while (rest >= 9 * first) {
    rest -= 9 * first;
    first *= 10;
  }
  return `KD-${first + shuffle(rest, { highSize: (9 * first) / lowSize, schluessel })}`;
}

/**
 * A Feistel network over two digits of different size: each round adds to one half a number derived from the other
 * half, which is reversible, so every number below `highSize * lowSize` results exactly once.
 */
function shuffle(number: number, { highSize, schluessel }: { highSize: number; schluessel: string }): number {
  let high = Math.floor(number / lowSize);
  let low = number % lowSize;
  for (let round = 0; round < rounds; round++) {
    const mixed = (half: number) => mix(`${highSize}:${round}:${half}`, schluessel);
    if (round % 2 === 0) high = (high + mixed(low)) % highSize;
    else low = (low + mixed(high)) % lowSize;
  }
  return high * lowSize + low;
}

/** A number below 2⁴⁸, so that sums stay exact. */
function mix(text: string, schluessel: string): number {
  return createHmac('sha256', schluessel).update(text).digest().readUIntBE(0, 6);
}
