import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxPunkte, pickPunkte } from './verlauf-punkte.ts';

test('shows every movement of a short history, and of an empty one nothing', () => {
  expect(pickPunkte(0)).toEqual({ schritt: 1, nummern: [] });
  expect(pickPunkte(4)).toEqual({ schritt: 1, nummern: [1, 2, 3, 4] });
});

test('of a long history it shows every so many, the first and the last', () => {
  const { schritt, nummern } = pickPunkte(1_000_000);
  expect(schritt).toBe(2500);
  expect(nummern.length).toBeLessThanOrEqual(maxPunkte + 1);
  expect(nummern.slice(0, 3)).toEqual([1, 2500, 5000]);
  expect(nummern.at(-1)).toBe(1_000_000);
});

test('the numbers rise, begin with the first movement and end with the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (letzteNr) => {
      const { nummern } = pickPunkte(letzteNr);
      expect(nummern[0]).toBe(1);
      expect(nummern.at(-1)).toBe(letzteNr);
      expect(nummern.length).toBeLessThanOrEqual(maxPunkte + 1);
      expect(nummern).toEqual([...new Set(nummern)].toSorted((a, b) => a - b));
    }),
  );
});
