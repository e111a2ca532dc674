import { expect, test } from 'vitest';
import { growthOf } from '../../bench/crowd/growth.ts';

const over = (megabytes: (second: number) => number) =>
  growthOf(
    Array.from({ length: 61 }, (_, index) => ({ second: index * 2, megabytes: megabytes(index * 2) })),
  );

test.each([
  ['memory that stays', () => 150, false, 0],
  ['a warm-up and then a level', (second: number) => (second < 25 ? 100 + second * 2 : 150), false, 0],
  ['garbage that comes and goes', (second: number) => 140 + (second % 10), false, 0],
  ['one peak', (second: number) => (second === 110 ? 400 : 150), false, undefined],
  ['a leak of 30 MB a minute', (second: number) => 120 + second / 2, true, 30],
] as const)('%s is recognised', (_what, megabytes, isGrowing, perMinute) => {
  const growth = over(megabytes);
  expect(growth.isGrowing).toBe(isGrowing);
  if (perMinute !== undefined) expect(Math.abs(growth.perMinute - perMinute)).toBeLessThan(1);
});
