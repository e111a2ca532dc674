import { roundToSum } from '#shared/number/verteile.ts';
import type { BelegInhalt } from './beleg-inhalt.ts';

export type NettoTeile = { posten: number[]; betraege: number[] };

/**
 * What of each line and each sum of a document is net, in whole cents and in their sequence. Tax follows from the gross
 * of a rate (R41), so that net lines are parts of what is left of it: by the largest remainder, less than a cent beside
 * their own. The document that takes all of another back has the same parts below zero.
 */
export function nettoTeileOf({
  posten,
  betraege,
  steuern,
}: Pick<BelegInhalt, 'posten' | 'betraege' | 'steuern'>): NettoTeile {
  const zeilen = [
    ...posten.map(({ satzPromille, preisCent, menge }) => ({ satzPromille, bruttoCent: preisCent * menge })),
    ...betraege.map(({ satzPromille, betragCent }) => ({ satzPromille, bruttoCent: betragCent })),
  ];
  const teile = zeilen.map(() => 0);
  for (const { satzPromille, bruttoCent, steuerCent } of steuern) {
    const stellen = [...zeilen.keys()].filter((i) => zeilen[i]?.satzPromille === satzPromille);
    const brutto = stellen.map((i) => zeilen[i]?.bruttoCent ?? 0);
    const netto = nettoOf(brutto, bruttoCent - steuerCent, satzPromille);
    stellen.forEach((stelle, i) => {
      teile[stelle] = netto[i] ?? 0;
    });
  }
  return { posten: teile.slice(0, posten.length), betraege: teile.slice(posten.length) };
}

function nettoOf(brutto: number[], summeCent: number, satzPromille: number): number[] {
  const vorzeichen = (brutto.find((cent) => cent !== 0) ?? 0) < 0 ? -1 : 1;
  const zaehler = brutto.map((cent) => vorzeichen * cent * 1000);
  return roundToSum(vorzeichen * summeCent, zaehler, 1000 + satzPromille).map(
    (cent) => vorzeichen * cent + 0,
  );
}
