import { type Zahlart, zahlarten } from './zahlart.ts';

/** A value for each way to pay, in their order. */
export function mapZahlarten<T>(wertOf: (zahlart: Zahlart) => T): Record<Zahlart, T> {
  return Object.fromEntries(zahlarten.map((zahlart) => [zahlart, wertOf(zahlart)])) as Record<Zahlart, T>;
}
