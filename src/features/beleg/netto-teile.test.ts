import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BelegZeilen, belegProbe, belegZeilen } from '#test/beleg/beleg-proben.ts';
import { nettoTeileOf } from './netto-teile.ts';

const sumOf = (cents: number[]) => cents.reduce((sum, cent) => sum + cent, 0);

/** Lines and sums of a document together: their rate, their gross and their net sum. */
function teileOf(zeilen: BelegZeilen) {
  const beleg = belegProbe(zeilen);
  const netto = nettoTeileOf(beleg);
  const posten = beleg.posten.map(({ satzPromille, preisCent, menge }, i) => {
    return { satzPromille, bruttoCent: preisCent * menge, nettoCent: netto.posten[i] ?? Number.NaN };
  });
  const betraege = beleg.betraege.map(({ satzPromille, betragCent }, i) => {
    return { satzPromille, bruttoCent: betragCent, nettoCent: netto.betraege[i] ?? Number.NaN };
  });
  return { beleg, teile: [...posten, ...betraege] };
}

test('in 10,000 random documents all parts add up, and none is a cent beside its own net sum', () => {
  fc.assert(
    fc.property(belegZeilen, (zeilen) => {
      const { beleg, teile } = teileOf(zeilen);
      for (const { satzPromille, bruttoCent, steuerCent } of beleg.steuern) {
        const gleiche = teile.filter((one) => one.satzPromille === satzPromille);
        expect(sumOf(gleiche.map((one) => one.bruttoCent))).toBe(bruttoCent);
        expect(sumOf(gleiche.map((one) => one.nettoCent))).toBe(bruttoCent - steuerCent);
      }
      const nettoCent = sumOf(teile.map((one) => one.nettoCent));
      expect(nettoCent + sumOf(beleg.steuern.map((one) => one.steuerCent))).toBe(beleg.bruttoCent);
      for (const { satzPromille, bruttoCent, nettoCent } of teile)
        expect(Math.abs(nettoCent - (bruttoCent * 1000) / (1000 + satzPromille))).toBeLessThan(1);
    }),
    { numRuns: 10_000 },
  );
});

test('what takes all of a document back has its parts below zero', () => {
  fc.assert(
    fc.property(belegZeilen, ({ steuermodus, posten, betraege }) => {
      const zurueck = teileOf({
        steuermodus,
        posten: posten.map((one) => ({ ...one, menge: 0 - one.menge })),
        betraege: betraege.map((one) => ({ ...one, betragCent: 0 - one.betragCent })),
      });
      const { teile } = teileOf({ steuermodus, posten, betraege });
      expect(zurueck.teile.map((one) => one.nettoCent)).toEqual(teile.map((one) => 0 - one.nettoCent));
    }),
  );
});

test('postage that goes from one rate to another has the net sum of each', () => {
  const betraege = [
    { art: 'porto', satzPromille: 190, betragCent: -119 },
    { art: 'porto', satzPromille: 70, betragCent: 119 },
  ] as const;
  expect(nettoTeileOf(belegProbe({ posten: [], betraege: [...betraege] }))).toEqual({
    posten: [],
    betraege: [-100, 111],
  });
});
