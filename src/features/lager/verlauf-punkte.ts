/** How many points a chart of a level has at most; a screen shows no more. */
export const maxPunkte = 400;

/** So many movements are read to find every peak of a history: ten a day for more than five years. */
export const maxGelesen = 20_000;

/**
 * Which of an article's movements, numbered 1 to `letzteNr`, are read for a chart: all (`undefined`), or of a history that is longer
 * than can be read quickly every `schritt`-th, always the first and the last.
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
 * At most `maxPunkte` of these points, in their order: the first, the last, and of every stretch between them the lowest
 * and the highest. So no low and no high is missing from the line.
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
