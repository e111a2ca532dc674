import { promilleToSatz, steuerIn } from '#shared/number/steuer.ts';
import type { BelegEntwurf, BelegSteuer } from './beleg-inhalt.ts';

type Zeilen = Pick<BelegEntwurf, 'posten' | 'betraege'>;

/** Gross and tax of a document by rate, the highest first: the tax follows from the gross sum of each rate (R41). */
export function belegSteuernOf({ posten, betraege }: Zeilen): BelegSteuer[] {
  const brutto = new Map<number, number>();
  const add = (satz: number, cent: number) => brutto.set(satz, (brutto.get(satz) ?? 0) + cent);
  for (const { satzPromille, preisCent, menge } of posten) add(satzPromille, preisCent * menge);
  for (const { satzPromille, betragCent } of betraege) add(satzPromille, betragCent);
  return [...brutto]
    .toSorted(([a], [b]) => b - a)
    .map(([satzPromille, bruttoCent]) => ({
      ...{ satzPromille, bruttoCent },
      steuerCent: steuerIn(bruttoCent, promilleToSatz(satzPromille)),
    }));
}

export function belegBruttoOf(zeilen: Zeilen): number {
  return belegSteuernOf(zeilen).reduce((sum, { bruttoCent }) => sum + bruttoCent, 0);
}
