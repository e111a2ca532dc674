import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepSpitzen, maxGelesen, maxPunkte, pickNummern } from './verlauf-punkte.ts';

test('reads all movements of a history, unless there are too many', () => {
  for (const letzteNr of [0, 4, maxGelesen])
    expect(pickNummern(letzteNr)).toEqual({ schritt: 1, nummern: undefined });
  const { schritt, nummern } = pickNummern(1_000_000);
  expect(schritt).toBe(2507);
  expect(nummern?.slice(0, 2)).toEqual([1, 1_000_000 - 398 * 2507]);
});

test('reads a sample of too many, including the first and the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: maxGelesen + 1, max: 5_000_000 }), (letzteNr) => {
      const { nummern = [] } = pickNummern(letzteNr);
      expect(nummern.at(0)).toBe(1);
      expect(nummern.at(-1)).toBe(letzteNr);
      expect(nummern.length).toBeLessThanOrEqual(maxPunkte);
      expect(nummern).toEqual([...new Set(nummern)].toSorted((a, b) => a - b));
    }),
  );
});

test('keeps every low and every high: a single day with an empty shelf stays in the chart', () => {
  const punkte = Array.from({ length: 5000 }, (_, i) => ({
    nr: i + 1,
    bestand: i === 3333 ? 0 : 500 + (i % 7),
  }));
  const kept = keepSpitzen(punkte);
  expect(kept.length).toBeLessThanOrEqual(maxPunkte);
  expect(kept.find(({ bestand }) => bestand === 0)).toEqual({ nr: 3334, bestand: 0 });
});

test('keeps a subset in order, with the first, last, lowest and highest point', () => {
  const levels = fc.array(fc.nat(1000), { minLength: 1, maxLength: 3 * maxPunkte, size: 'max' });
  fc.assert(
    fc.property(levels, (levels) => {
      const punkte = levels.map((bestand, nr) => ({ nr, bestand }));
      const kept = keepSpitzen(punkte);
      const of = (some: typeof punkte) => some.map(({ bestand }) => bestand);
      expect(kept.length).toBeLessThanOrEqual(maxPunkte);
      expect(kept.map(({ nr }) => nr)).toEqual(kept.map(({ nr }) => nr).toSorted((a, b) => a - b));
      expect([kept[0], kept.at(-1)]).toEqual([punkte[0], punkte.at(-1)]);
      expect(Math.min(...of(kept))).toBe(Math.min(...of(punkte)));
      expect(Math.max(...of(kept))).toBe(Math.max(...of(punkte)));
      if (punkte.length <= maxPunkte) expect(kept).toEqual(punkte);
    }),
  );
});
