/** Maximum points of a chart; a screen cannot show more. */
export const maxPunkte = 400;

/** Maximum movements that are all read to find every peak: ten a day for more than five years. */
export const maxGelesen = 20_000;

/**
 * The movements of an article, numbered 1 to `letzteNr`, that are read for a chart: all (`undefined`), or every
 * `schritt`-th of a history that would take too long to read, always including the first and the last.
 */
export function pickNummern(letzteNr: number): { schritt: number; nummern: number[] | undefined } {
  if (letzteNr <= maxGelesen) return { schritt: 1, nummern: undefined };
  const schritt = Math.ceil(letzteNr / (maxPunkte - 1));
  const nummern = Array.from(
    { length: Math.ceil(letzteNr / schritt) },
    (_, i) => letzteNr - i * schritt,
  ).reverse();
  return { schritt, nummern: nummern[0] === 1 ? nummern : [1, ...nummern] };
}

/**
 * At most `maxPunkte` of these points, in order: the first, the last, and the lowest and highest of every section
 * between them, so that no peak is lost.
 */
export function keepSpitzen<Punkt extends { bestand: number }>(punkte: Punkt[]): Punkt[] {
  if (punkte.length <= maxPunkte) return punkte;
  const laenge = Math.ceil(punkte.length / (maxPunkte / 2 - 1));
  const kept = new Set<Punkt | undefined>([punkte[0], punkte.at(-1)]);
  for (let from = 0; from < punkte.length; from += laenge) {
    const strecke = punkte.slice(from, from + laenge).toSorted((a, b) => a.bestand - b.bestand);
    kept.add(strecke[0]).add(strecke.at(-1));
  }
  return punkte.filter((punkt) => kept.has(punkt));
}
