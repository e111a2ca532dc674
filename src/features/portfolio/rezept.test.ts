import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seife } from './produkttypen/seife.ts';
import { describeFehlend, rezeptOf, tropfenOf } from './rezept.ts';

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
  const felder = { seife: 'Sheabutter', aroma: 'Lavendel', seifenform: 'rund', gramm: 90 };
  const links = [{ teil: 'seife', rohstoffId: 's', menge: 90 }];
  expect(rezeptOf(seife.rezept(felder), links)).toEqual([
    { teil: 'seife', typ: 'rohseife', bezeichnung: 'Sheabutter', rohstoffId: 's', menge: 90 },
    { teil: 'aroma', typ: 'duftoel', bezeichnung: 'Lavendel', rohstoffId: null, menge: 2 },
    { teil: 'verpackung', typ: 'verpackung', bezeichnung: null, rohstoffId: null, menge: 1 },
  ]);
});

test.each([
  [undefined, 'Rohseife „pink“ gibt es nicht in den Rohstoffen'],
  [{ bezeichnung: 'Pink', preisProEinheit: 0 }, 'Rohseife „Pink“ hat noch keinen Einkaufspreis'],
  [{ bezeichnung: 'Pink', preisProEinheit: null }, 'Rohseife „Pink“ hat noch keinen Einkaufspreis'],
  [{ bezeichnung: 'Pink', preisProEinheit: 0.01 }, undefined],
])('of a part with the raw material %j is missing: %s', (rohstoff, text) => {
  const posten = { typ: 'rohseife', bezeichnung: 'pink', rohstoffId: null, menge: 100 } as const;
  expect(describeFehlend(posten, rohstoff)).toBe(text);
});
