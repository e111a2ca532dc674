import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as exact from '#test/rational.ts';
import { steuerIn } from './steuer.ts';

describe('the tax inside a gross sum', () => {
  test.each([
    [850, 19, 136],
    [850, 7, 56],
    [850, 5.5, 44],
    [119, 19, 19],
    [107, 7, 7],
    [3, 25, 1],
    [100, 0, 0],
    [0, 19, 0],
    [-850, 19, -136],
    [9_999_999, 19, 1_596_638],
  ])('of %d cents at %d per cent is %d cents', (brutto, satz, steuer) => {
    expect(steuerIn(brutto, satz)).toBe(steuer);
  });

  const anyBrutto = fc.integer({ min: 0, max: 10_000_000_000 });
  const anySatz = fc.integer({ min: 0, max: 250 }).map((promille) => promille / 10);

  test('is exactly gross × rate / (100 + rate), half up', () => {
    fc.assert(
      fc.property(anyBrutto, anySatz, (brutto, satz) => {
        const rate = exact.rational(satz);
        const gross = exact.times(exact.rational(brutto), rate);
        const tax = exact.divide(gross, exact.plus(exact.rational(100), rate));
        expect(steuerIn(brutto, satz)).toBe(exact.nearest(exact.halfUp(tax, 0)));
      }),
    );
  });

  test('never exceeds the sum, rises with it, and is the same with the other sign', () => {
    fc.assert(
      fc.property(anyBrutto, anySatz, (brutto, satz) => {
        const steuer = steuerIn(brutto, satz);
        expect(steuer).toBeLessThanOrEqual(brutto);
        expect(steuerIn(brutto + 1, satz) - steuer).toBeOneOf([0, 1]);
        expect(steuerIn(-brutto, satz) + steuer).toBe(0);
      }),
    );
  });
});
