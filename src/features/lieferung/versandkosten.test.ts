import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leererVersand } from '#features/einstellung/gruppen/versand-angaben.ts';
import { versandkosten } from './versandkosten.ts';

const tabelle = [
  { bisGramm: 1000, preis: 3.99 },
  { bisGramm: 2000, preis: 5.49 },
  { bisGramm: 10_000, preis: 9.99 },
];
const versand = { dhl: { aktiv: true, tabelle, freiAb: 50 }, verpackungGramm: 150 };

describe('versandkosten', () => {
  test.each([
    [0, 3.99],
    [850, 3.99],
    [851, 5.49],
    [1850, 5.49],
    [1851, 9.99],
    [9850, 9.99],
    [9851, undefined],
  ])('%i g of goods and 150 g of packing cost %s €', (gramm, preis) => {
    expect(versandkosten(versand, { gramm, warenwert: 49.99 })).toBe(preis);
  });

  test('is free from the value of the goods on, to the cent', () => {
    expect(versandkosten(versand, { gramm: 100, warenwert: 50 })).toBe(0);
    expect(versandkosten(versand, { gramm: 100, warenwert: 49.99 })).toBe(3.99);
  });

  test('is by agreement for what no row takes, whatever the goods are worth', () => {
    expect(versandkosten(versand, { gramm: 9851, warenwert: 50 })).toBeUndefined();
  });

  test('is by agreement without DHL', () => {
    const ohne = { ...versand, dhl: { ...versand.dhl, aktiv: false } };
    expect(versandkosten(ohne, { gramm: 1, warenwert: 100 })).toBeUndefined();
  });

  test('is the flat price of the specification in a new shop, for any order', () => {
    for (const gramm of [0, 100, 31_500, 100_000])
      expect(versandkosten(leererVersand, { gramm, warenwert: 2504.7 })).toBe(7.69);
  });

  test('never sinks with the weight when the table does not, and is always a price of the table', () => {
    const zeilen = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 31_499 }), fc.integer({ min: 0, max: 100_000 })), {
        selector: ([gramm]) => gramm,
        minLength: 1,
        maxLength: 20,
      })
      .map((rows) => {
        const weights = rows.map(([gramm]) => gramm).sort((a, b) => a - b);
        const prices = rows.map(([, cent]) => cent).sort((a, b) => a - b);
        return weights.map((bisGramm, at) => ({ bisGramm, preis: (prices[at] ?? 0) / 100 }));
      });
    const gramm = fc.nat(40_000);
    fc.assert(
      fc.property(zeilen, gramm, gramm, fc.nat(5000), (tabelle, a, b, verpackungGramm) => {
        const kosten = (gramm: number) =>
          versandkosten(
            { dhl: { aktiv: true, tabelle, freiAb: null }, verpackungGramm },
            { gramm, warenwert: 1 },
          );
        const [leicht, schwer] = [kosten(Math.min(a, b)), kosten(Math.max(a, b))];
        expect(leicht ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(schwer ?? Number.POSITIVE_INFINITY);
        for (const preis of [leicht, schwer])
          if (preis !== undefined) expect(tabelle.map((zeile) => zeile.preis)).toContain(preis);
      }),
    );
  });
});
