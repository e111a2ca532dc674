import type { BelegSteuer } from '#features/beleg/beleg-inhalt.ts';
import { centToEuro } from '#shared/number/money.ts';
import type { BelegSatzSumme } from './contract.ts';

/** Gross and tax of a rate in euros. The net is what is left, so that sums are those of their documents to the cent. */
export function toSatzSumme({ satzPromille, bruttoCent, steuerCent }: BelegSteuer): BelegSatzSumme {
  return {
    satzPromille,
    netto: centToEuro(bruttoCent - steuerCent),
    steuer: centToEuro(steuerCent),
    brutto: centToEuro(bruttoCent),
  };
}

/** Gross and tax of many documents by rate, the highest first. */
export function addSteuern(summen: BelegSteuer[], dazu: BelegSteuer[]): BelegSteuer[] {
  const byRate = Map.groupBy([...summen, ...dazu], ({ satzPromille }) => satzPromille);
  return [...byRate]
    .toSorted(([a], [b]) => b - a)
    .map(([satzPromille, teile]) => ({
      satzPromille,
      bruttoCent: teile.reduce((sum, { bruttoCent }) => sum + bruttoCent, 0),
      steuerCent: teile.reduce((sum, { steuerCent }) => sum + steuerCent, 0),
    }));
}
