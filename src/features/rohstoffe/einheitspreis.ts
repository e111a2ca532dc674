import type { RohstoffKind } from './rohstoff-kind.ts';

/**
 * Euros per unit of a raw material, from its derived values. `null` without a purchase price above 0: a price of 0 was
 * forgotten, so it counts as a gap everywhere (R10).
 */
export function einheitspreisOf<Kind extends RohstoffKind>(
  kind: Kind,
  abgeleitet: Parameters<Kind['preisProEinheit']>[0],
): number | null {
  const preis = kind.preisProEinheit(abgeleitet);
  return preis > 0 ? preis : null;
}
