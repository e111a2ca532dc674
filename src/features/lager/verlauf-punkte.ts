/** How many points a chart of a level has at most; a screen shows no more. */
export const maxPunkte = 400;

/**
 * Which of an article's movements, numbered 1 to `letzteNr`, a chart shows: all of a short history, of a long one every
 * `schritt`-th, always the first and the last.
 */
export function pickPunkte(letzteNr: number): { schritt: number; nummern: number[] } {
  const schritt = Math.max(1, Math.ceil(letzteNr / maxPunkte));
  const nummern = Array.from(
    { length: Math.ceil(letzteNr / schritt) },
    (_, i) => letzteNr - i * schritt,
  ).reverse();
  if (nummern[0] !== undefined && nummern[0] !== 1) nummern.unshift(1);
  return { schritt, nummern };
}
