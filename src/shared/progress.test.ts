import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inPercent, partOf, partsOf } from './progress.ts';

function shown(shares: number[]): number[] {
  const percents: number[] = [];
  const progress = inPercent((percent) => percents.push(percent));
  for (const share of shares) progress(share);
  return percents;
}

describe('progress in percent', () => {
  test('says each whole percent once, and 100 only when all is done', () => {
    expect(shown([0, 0.004, 0.01, 0.0199, 0.5, 0.9999, 1])).toEqual([0, 1, 50, 99, 100]);
  });

  test('never goes backwards, whatever is reported', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 2, noNaN: true })), (shares) => {
        const percents = shown(shares);
        expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
        expect(percents.includes(100)).toBe(shares.some((share) => share >= 1));
        expect(Math.max(0, ...percents)).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('of parts lies where they lie in the whole, by their weights', () => {
    const seen: number[] = [];
    const [first, second] = partsOf((share) => seen.push(share), [1, 3]);
    first?.(0);
    first?.(1);
    second?.(0);
    second?.(0.5);
    second?.(1);
    partOf((share) => seen.push(share), 0.2, 0.4)(0.5);
    expect(seen).toEqual([0, 0.25, 0.25, 0.625, 1, expect.closeTo(0.3)]);
  });
});
