import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rezeptOf, tropfenOf } from './rezept.ts';

describe('drops of oil for one piece (R11)', () => {
  test.each([
    [1, 0],
    [24, 0],
    [25, 1],
    [50, 1],
    [74, 1],
    [75, 2],
    [100, 2],
    [100_000, 2000],
  ])('%d g take %d', (gramm, tropfen) => {
    expect(tropfenOf(gramm)).toBe(tropfen);
  });

  test('are the nearest whole number, half a drop up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (gramm) => {
        const tooMuch = tropfenOf(gramm) * 50 - gramm;
        expect(tooMuch).toBeGreaterThan(-25);
        expect(tooMuch).toBeLessThanOrEqual(25);
      }),
    );
  });
});

test('one piece is made of its weight in soap, its drops and one packaging; a gap has no raw material', () => {
  const felder = { seife: 'Sheabutter', aroma: 'Lavendel', verpackung: null, gramm: 90 };
  const links = { rohseifeId: 's', duftoelId: null, verpackungId: null };
  expect(rezeptOf({ ...felder, ...links })).toEqual([
    { typ: 'rohseife', bezeichnung: 'Sheabutter', rohstoffId: 's', menge: 90 },
    { typ: 'duftoel', bezeichnung: 'Lavendel', rohstoffId: null, menge: 2 },
    { typ: 'verpackung', bezeichnung: null, rohstoffId: null, menge: 1 },
  ]);
});
