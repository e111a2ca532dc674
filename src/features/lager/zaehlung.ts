/**
 * One article of a stocktake of the whole shelf. `erwartet` is the level in the ledger when the article was counted,
 * `bestand` the current one; they differ if there was a booking in between.
 */
export type Zaehlung = { gezaehlt: number; erwartet: number; bestand: number };

/**
 * The change by a count (ADR 017): the difference between the counted and the expected amount is added to the current
 * level, so that a booking in between is neither lost nor counted twice. `isMoeglich` is false when the level would
 * become negative: then the article has to be counted again.
 */
export function compareZaehlung({ gezaehlt, erwartet, bestand }: Zaehlung): {
  aenderung: number;
  neuerBestand: number;
  zwischenzeitlich: number;
  isMoeglich: boolean;
} {
  const aenderung = gezaehlt - erwartet;
  const neuerBestand = bestand + aenderung;
  return { aenderung, neuerBestand, zwischenzeitlich: bestand - erwartet, isMoeglich: neuerBestand >= 0 };
}

/**
 * Whether a count needs a confirmation: it differs from the expected amount by more than half of it, and by more than
 * `geringfuegig`, the negligible deviation for such articles.
 */
export function isAuffaellig(
  { gezaehlt, erwartet }: Omit<Zaehlung, 'bestand'>,
  geringfuegig: number,
): boolean {
  const abweichung = Math.abs(gezaehlt - erwartet);
  return abweichung > erwartet / 2 && abweichung > geringfuegig;
}
