/**
 * An amount in shares proportional to weights, by the largest remainder; whole cents that add up to it. Of
 * equal remainders the earlier one gets the cent. An amount below zero has the shares of the one above.
 */
export function verteile(betragCent: number, gewichte: number[]): number[] {
  const summe = gewichte.reduce((sum, gewicht) => sum + gewicht, 0);
  if (summe === 0) return gewichte.map((_, i) => (i === 0 ? betragCent : 0));
  if (betragCent < 0) return verteile(-betragCent, gewichte).map((anteil) => 0 - anteil);
  return roundToSum(
    betragCent,
    gewichte.map((gewicht) => betragCent * gewicht * Math.sign(summe)),
    Math.abs(summe),
  );
}

/**
 * Fractions `zaehler / nenner` as whole numbers that add up to `summe`, which is what they are together, rounded in
 * some way: each is the whole number below or above it, those with the largest remainders the one above. The earlier
 * one of equal remainders is. `nenner` is above zero; all numbers are whole.
 */
export function roundToSum(summe: number, zaehler: number[], nenner: number): number[] {
  const teile = zaehler.map((one) => Math.floor(one / nenner));
  const reste = zaehler.map((one, i) => ({ i, rest: one - (teile[i] ?? 0) * nenner }));
  const offen = summe - teile.reduce((sum, teil) => sum + teil, 0);
  for (const { i } of reste.toSorted((a, b) => b.rest - a.rest).slice(0, offen))
    teile[i] = (teile[i] ?? 0) + 1;
  return teile;
}
