import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leererVersand } from '#features/einstellung/gruppen/versand-angaben.ts';
import { mengeLimit } from './menge.ts';
import { cartTotals } from './totals.ts';

test.each([
  [undefined, 99],
  [3, 3],
  [150, 99],
  [0, 99],
])('of a product of which at most %j pieces can be ordered, a cart takes %i', (hoechstens, limit) => {
  expect(mengeLimit(hoechstens)).toBe(limit);
});

describe('cartTotals', () => {
  const line = fc.record({
    menge: fc.integer({ min: 1, max: 99 }),
    cent: fc.integer({ min: 1, max: 100_000 }),
    verfuegbar: fc.boolean(),
  });

  test('adds shipping of 7,69 € to the sum of the lines', () => {
    const lines = [
      { menge: 3, preis: 7.9, verfuegbar: true },
      { menge: 1, preis: 0.1, verfuegbar: true },
    ];
    expect(cartTotals(lines, leererVersand)).toEqual({
      itemCount: 4,
      zwischensumme: 23.8,
      versand: 7.69,
      total: 31.49,
    });
  });

  test('shipping follows the weight of what can be bought, and is free from a value of the goods on', () => {
    const tabelle = [{ bisGramm: 500, preis: 4.1 }];
    const versand = { dhl: { aktiv: true, tabelle, freiAb: 30 }, verpackungGramm: 100 };
    const seife = { menge: 4, preis: 5.05, gramm: 100, verfuegbar: true };
    const weg = { menge: 9, preis: 0, gramm: 100, verfuegbar: false };

    expect(cartTotals([seife, weg], versand)).toMatchObject({ versand: 4.1, total: 24.3 });
    expect(cartTotals([{ ...seife, menge: 5 }], versand)).toMatchObject({ versand: null, total: 25.25 });
    expect(cartTotals([{ ...seife, menge: 6 }], versand)).toMatchObject({ versand: null, total: 30.3 });
    expect(cartTotals([{ ...seife, preis: 7.5 }], versand)).toMatchObject({ versand: 0, total: 30 });
    expect(cartTotals([weg], versand)).toMatchObject({ versand: 0, total: 0 });
  });

  test('a parcel weighs what its packed pieces weigh', () => {
    const tabelle = [
      { bisGramm: 500, preis: 3 },
      { bisGramm: 2000, preis: 9 },
    ];
    const versand = { dhl: { aktiv: true, tabelle, freiAb: null }, verpackungGramm: 0 };
    const seife = { menge: 1, preis: 5, gramm: 100, verfuegbar: true };

    expect(cartTotals([seife], versand)).toMatchObject({ versand: 3 });
    expect(cartTotals([{ ...seife, packgewicht: 900 }], versand)).toMatchObject({ versand: 9 });
    expect(cartTotals([{ ...seife, packgewicht: 90, menge: 5 }], versand)).toMatchObject({ versand: 3 });
  });

  test('is 0 for an empty cart', () => {
    expect(cartTotals([], leererVersand)).toEqual({ itemCount: 0, zwischensumme: 0, versand: 0, total: 0 });
  });

  test('is right to the cent, and lines that cannot be bought count in no sum (R7)', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const totals = cartTotals(
          lines.map(({ cent, ...rest }) => ({ ...rest, preis: cent / 100 })),
          leererVersand,
        );
        const kaufbar = lines.filter(({ verfuegbar }) => verfuegbar);
        const cent = kaufbar.reduce((sum, { menge, cent }) => sum + menge * cent, 0);
        expect(totals.zwischensumme).toBe(cent / 100);
        expect(totals.total).toBe((kaufbar.length > 0 ? cent + 769 : 0) / 100);
        expect(totals.itemCount).toBe(kaufbar.reduce((sum, { menge }) => sum + menge, 0));
      }),
    );
  });
});
