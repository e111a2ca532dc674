/**
 * One article of a stocktake of the whole shelf. `erwartet` is what the ledger said when the article was counted,
 * `bestand` what it says now; the two differ when somebody booked in between.
 */
export type Zaehlung = { gezaehlt: number; erwartet: number; bestand: number };

/**
 * What a count changes (ADR 017): the difference between what was counted and what was expected at that moment is put
 * on top of the present stock, so that a booking in between is neither lost nor counted twice. `isMoeglich` is false
 * when nothing but a second count can help: more was taken since than was counted.
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
 * Whether a count is so far from what was expected that it is asked about: by more than half of it, and by more than is
 * a trifle (`geringfuegig`) for such articles.
 */
export function isAuffaellig(
  { gezaehlt, erwartet }: Omit<Zaehlung, 'bestand'>,
  geringfuegig: number,
): boolean {
  const abweichung = Math.abs(gezaehlt - erwartet);
  return abweichung > erwartet / 2 && abweichung > geringfuegig;
}
