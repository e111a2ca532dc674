import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centToEuro, euroToCent, formatEuro } from './money.ts';

test.each([
  [7.69, '7,69 €'],
  [1234.5, '1.234,50 €'],
  [0, '0,00 €'],
])('%f is shown as %s', (euro, text) => {
  expect(formatEuro(euro)).toBe(text.replace(' ', '\u00a0'));
});

test('cents survive the way over the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cent) => {
      expect(euroToCent(JSON.parse(JSON.stringify(centToEuro(cent))))).toBe(cent);
    }),
  );
});
