import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grundpreisOf, grundpreisText } from './grundpreis.ts';

test.each([
  [7.9, 100, 79],
  [8.5, 110, 77.27],
  [6.9, 95, 72.63],
  [9.9, 120, 82.5],
  [5.5, 80, 68.75],
  [0, 100, 0],
  [0.01, 16, 0.63],
  [1.15, 10, 115],
  [7.9, 1000, 7.9],
])('%f € for %i g is %f € per kilogram', (preis, gramm, expected) => {
  expect(grundpreisOf(preis, gramm)).toBe(expected);
});

test('the base price is within half a cent of the exact value, and halves are rounded up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 10, max: 10_000 }),
      (cent, gramm) => {
        const found = BigInt(Math.round(Number(grundpreisOf(cent / 100, gramm)) * 100));
        // found − exact = (found·gramm − cent·1000) / gramm, and −1/2 < that ≤ 1/2
        const off = (found * BigInt(gramm) - BigInt(cent) * 1000n) * 2n;
        expect(off <= BigInt(gramm) && off > -BigInt(gramm)).toBe(true);
      },
    ),
  );
});

test.each([9, 1, 0, -5, null, undefined, Number.NaN])('there is none of %s g, and no text', (gramm) => {
  expect(grundpreisOf(7.9, gramm)).toBeUndefined();
  expect(grundpreisText(grundpreisOf(7.9, gramm))).toBe('');
});

test('its text is German', () => {
  expect(grundpreisText(1234.5)).toBe('1.234,50\u00a0€/kg');
});
