import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bestellungenText,
  betroffeneOf,
  betroffeneText,
  fehlendeOf,
  nameBestellungen,
} from './betroffene.ts';

const gehalten = [
  { nummer: 'A', menge: 2 },
  { nummer: 'B', menge: 2 },
  { nummer: 'C', menge: 1 },
];

test.each([
  [5, []],
  [4, ['C']],
  [3, ['B', 'C']],
  [2, ['B', 'C']],
  [1, ['A', 'B', 'C']],
  [0, ['A', 'B', 'C']],
])('of three orders for 5 pieces, %i on the shelf leave %j without', (menge, expected) => {
  expect(betroffeneOf(menge, gehalten)).toEqual(expected);
});

test('an order is hit exactly when the shelf does not cover it and all older ones', () => {
  const orders = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.nat(500), orders, (menge, mengen) => {
      const rows = mengen.map((one, i) => ({ nummer: String(i), menge: one }));
      const hit = betroffeneOf(menge, rows);
      const covered = rows.slice(0, rows.length - hit.length);
      expect(hit).toEqual(rows.slice(covered.length).map(({ nummer }) => nummer));
      expect(covered.reduce((sum, one) => sum + one.menge, 0)).toBeLessThanOrEqual(menge);
      const next = rows[covered.length];
      if (next) expect([...covered, next].reduce((sum, one) => sum + one.menge, 0)).toBeGreaterThan(menge);
    }),
  );
});

describe('the orders in a message', () => {
  const nummern = Array.from({ length: 13 }, (_, i) => `B-26-${i}`);

  test.each([
    [1, 'B-26-0'],
    [2, 'B-26-0 und B-26-1'],
    [3, 'B-26-0, B-26-1 und B-26-2'],
  ])('%i are named', (anzahl, text) => {
    expect(bestellungenText(nameBestellungen(nummern.slice(0, anzahl)))).toBe(text);
  });

  test('10 are named, more are counted', () => {
    expect(nameBestellungen(nummern.slice(0, 10)).weitere).toBe(0);
    expect(bestellungenText(nameBestellungen(nummern))).toMatch(/^B-26-0, .*, B-26-9 und 3 weitere$/);
  });

  test('one is spoken of as one', () => {
    expect(betroffeneText(nameBestellungen(['B-26-K7M4Q']))).toBe(
      'Diese Bestellung ist betroffen: B-26-K7M4Q.',
    );
    expect(betroffeneText(nameBestellungen(['A', 'B']))).toBe('Diese Bestellungen sind betroffen: A und B.');
  });

  test('a market day is not called an order', () => {
    expect(betroffeneText(nameBestellungen(['A', 'Markt 5.12. Leipzig']))).toBe(
      'Betroffen: A und Markt 5.12. Leipzig.',
    );
  });
});

test('the missing pieces are those that are sold beyond the shelf, and missing for exactly those who are hit', () => {
  const orders = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.nat(500), orders, (menge, mengen) => {
      const gehalten = mengen.map((menge, index) => ({ nummer: String(index), menge }));
      const fehlende = fehlendeOf(menge, gehalten);
      expect(fehlende.map(({ halt }) => halt.nummer)).toEqual(betroffeneOf(menge, gehalten));
      const verkauft = mengen.reduce((sum, one) => sum + one, 0);
      expect(fehlende.reduce((sum, { fehlend }) => sum + fehlend, 0)).toBe(Math.max(0, verkauft - menge));
    }),
  );
});
