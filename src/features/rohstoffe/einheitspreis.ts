import type { RohstoffKind } from './rohstoff-kind.ts';

/**
 * Euros for one einheit of a raw material, from its derived values. `null` while it has no purchase price above 0: nobody
 * gives it away, the price was forgotten, so it is a gap wherever it is used (R10).
 */
export function einheitspreisOf<Kind extends RohstoffKind>(
  kind: Kind,
  abgeleitet: Parameters<Kind['preisProEinheit']>[0],
): number | null {
  const preis = kind.preisProEinheit(abgeleitet);
  return preis > 0 ? preis : null;
}
