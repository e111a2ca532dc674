import { z } from 'zod';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { centToEuro } from '#shared/number/money.ts';
import { promilleToSatz, steuerIn } from '#shared/number/steuer.ts';
import { verteile } from '#shared/number/verteile.ts';

/** The part of a total that has one tax rate, and the tax in it; whole cents, as an order keeps it. */
export const steuerAnteil = z.object({
  satzPromille: z.number().int(),
  bruttoCent: z.number().int(),
  steuerCent: z.number().int(),
});
export type SteuerAnteil = z.infer<typeof steuerAnteil>;

/** The same as it crosses the wire. */
export function toSteuerZeile({ satzPromille, bruttoCent, steuerCent }: SteuerAnteil) {
  return {
    satz: promilleToSatz(satzPromille),
    brutto: centToEuro(bruttoCent),
    steuer: centToEuro(steuerCent),
  };
}

type Zeile = { preisCent: number; menge: number; steuersatzPromille: number };

export function warenwertOf(zeilen: Pick<Zeile, 'preisCent' | 'menge'>[]): number {
  return zeilen.reduce((sum, { preisCent, menge }) => sum + preisCent * menge, 0);
}

/**
 * The tax in a total by rate, the highest first (R41). Postage is taxed like the goods it is for: each rate
 * has its share of it, by the value of its goods, and the shares add up to the cent. Empty under § 19 UStG.
 */
export function steuerAnteileOf(zeilen: Zeile[], versandCent: number, modus: Steuermodus): SteuerAnteil[] {
  if (modus === 'kleinunternehmer') return [];
  const bySatz = Map.groupBy(zeilen, ({ steuersatzPromille }) => steuersatzPromille);
  const saetze = [...bySatz.keys()].toSorted((a, b) => b - a);
  const waren = saetze.map((satz) => warenwertOf(bySatz.get(satz) ?? []));
  const versand = verteile(versandCent, waren);
  return saetze.map((satzPromille, i) => {
    const bruttoCent = (waren[i] ?? 0) + (versand[i] ?? 0);
    return { satzPromille, bruttoCent, steuerCent: steuerIn(bruttoCent, promilleToSatz(satzPromille)) };
  });
}

/** The tax in postage alone, when all goods it was for are gone: shared by their value, as before. */
export function steuerAufPorto(zeilen: Zeile[], versandCent: number, modus: Steuermodus): SteuerAnteil[] {
  if (versandCent === 0) return [];
  const mit = steuerAnteileOf(zeilen, versandCent, modus);
  const ohne = new Map(steuerAnteileOf(zeilen, 0, modus).map((one) => [one.satzPromille, one.bruttoCent]));
  return mit.flatMap(({ satzPromille, bruttoCent }) => {
    const anteil = bruttoCent - (ohne.get(satzPromille) ?? 0);
    const steuerCent = steuerIn(anteil, promilleToSatz(satzPromille));
    return anteil === 0 ? [] : { satzPromille, bruttoCent: anteil, steuerCent };
  });
}

/**
 * The tax in what is left when the workshop lets go of a part of a total: what is known to be of one rate (`jeSatz`) is
 * taken from it, the rest from all rates by what is left of them, so that they add up to `jetztCent`. A rate of which
 * nothing is left is left out.
 */
export function steuerNachNachlass(
  anteile: SteuerAnteil[],
  jeSatz: Map<number, number>,
  jetztCent: number,
): SteuerAnteil[] {
  const rest = anteile.map(({ satzPromille, bruttoCent }) => bruttoCent - (jeSatz.get(satzPromille) ?? 0));
  const jetzt = verteile(jetztCent, rest);
  return anteile.flatMap(({ satzPromille }, i) => {
    const bruttoCent = jetzt[i] ?? 0;
    const steuerCent = steuerIn(bruttoCent, promilleToSatz(satzPromille));
    return bruttoCent === 0 ? [] : { satzPromille, bruttoCent, steuerCent };
  });
}
