import { type BelegBetrag, type BelegPosten, betragArten } from '#features/beleg/beleg-inhalt.ts';
import type { BelegZeilen } from './beleg-ziel.ts';

/**
 * What the next document has to say, so that all together say what they have to (`belegZielOf`): goods by line, sums by
 * kind and rate. What does not change is left out.
 */
export function belegDifferenz(ziel: BelegZeilen, fruehere: BelegZeilen[]): BelegZeilen {
  const posten = new Map<number, BelegPosten>();
  const betraege = new Map<string, BelegBetrag>();
  const add = (zeilen: BelegZeilen, mal: 1 | -1) => {
    for (const one of zeilen.posten) {
      const menge = (posten.get(one.nr)?.menge ?? 0) + mal * one.menge;
      posten.set(one.nr, { ...one, menge });
    }
    for (const one of zeilen.betraege) {
      const key = `${one.art} ${one.satzPromille}`;
      const betragCent = (betraege.get(key)?.betragCent ?? 0) + mal * one.betragCent;
      betraege.set(key, { ...one, betragCent });
    }
  };
  add(ziel, 1);
  for (const one of fruehere) add(one, -1);
  return {
    posten: [...posten.values()].filter(({ menge }) => menge !== 0).toSorted((a, b) => a.nr - b.nr),
    betraege: [...betraege.values()].filter(({ betragCent }) => betragCent !== 0).toSorted(byArtAndSatz),
  };
}

export function isLeer({ posten, betraege }: BelegZeilen): boolean {
  return posten.length === 0 && betraege.length === 0;
}

function byArtAndSatz(a: BelegBetrag, b: BelegBetrag): number {
  return betragArten.indexOf(a.art) - betragArten.indexOf(b.art) || b.satzPromille - a.satzPromille;
}
