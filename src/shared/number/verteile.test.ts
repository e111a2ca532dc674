import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundToSum, verteile } from './verteile.ts';

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
const betrag = fc.integer({ min: -100_000, max: 100_000 });

test('shares differ from the exact proportion by less than a cent', () => {
  const gewichte = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(betrag, gewichte, (betrag, gewichte) => {
      const summe = sumOf(gewichte);
      const anteile = verteile(betrag, gewichte);
      expect(sumOf(anteile)).toBe(betrag);
      for (const [i, anteil] of anteile.entries())
        expect(Math.abs(anteil - (betrag * (gewichte[i] ?? 0)) / summe)).toBeLessThan(1);
    }),
  );
});

test('an amount below zero has the shares of the one above', () => {
  expect(verteile(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(verteile(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(verteile(-1, [1, 2])).toEqual([0, -1]);
});

test('without weights the first one has all, and weights below zero count by their proportion', () => {
  expect(verteile(5, [0, 0])).toEqual([5, 0]);
  expect(verteile(10, [-1, -1])).toEqual([5, 5]);
  expect(verteile(10, [3, -1])).toEqual([15, -5]);
});

test('fractions of both signs add up to their rounded sum, each less than one off', () => {
  const zaehler = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(zaehler, fc.integer({ min: 1, max: 2_000 }), fc.boolean(), (zaehler, nenner, auf) => {
      const genau = sumOf(zaehler) / nenner;
      // Rounded up, a little less than nothing is -0.
      const summe = (auf ? Math.ceil(genau) : Math.floor(genau)) + 0;
      const teile = roundToSum(summe, zaehler, nenner);
      expect(sumOf(teile)).toBe(summe);
      for (const [i, teil] of teile.entries())
        expect(Math.abs(teil * nenner - (zaehler[i] ?? 0))).toBeLessThan(nenner);
    }),
  );
});
