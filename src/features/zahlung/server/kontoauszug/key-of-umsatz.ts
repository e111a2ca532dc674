import { createHash } from 'node:crypto';
import { maxTeile, type Umsatz } from '../../kontoauszug/umsatz.ts';

/**
 * The keys of a statement's transfers, in their sequence: SHA-256 of all that the bank says, and of how many
 * equal ones came before it. The same statement has the same keys whenever it is read. Pauses after each.
 */
export function* keysOfUmsaetze(umsaetze: Umsatz[]): Generator<void, string[]> {
  const gesehen = new Map<string, number>();
  const keys: string[] = [];
  for (const { tag, betragCent, name, iban, zweck, referenz } of umsaetze) {
    const gesagt = JSON.stringify([tag, betragCent, name, iban, zweck, referenz]);
    const nr = (gesehen.get(gesagt) ?? 0) + 1;
    gesehen.set(gesagt, nr);
    keys.push(sha256(`${nr} ${gesagt}`));
    yield;
  }
  return keys;
}

/**
 * The key of a part of a transfer: the first one has that of the transfer, so that it is booked once, however
 * it is parted.
 */
export function keyOfTeil(umsatz: string, index: number): string {
  return index === 0 ? umsatz : sha256(`${umsatz} ${index + 1}`);
}

/** Those of all parts that a transfer may have. */
export function teilKeys(umsatz: string): string[] {
  return Array.from({ length: maxTeile }, (_, index) => keyOfTeil(umsatz, index));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
