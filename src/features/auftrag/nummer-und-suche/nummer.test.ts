import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { isNummer, nummerOf } from './nummer.ts';

test('the number has the beginning of the settings and the year', () => {
  expect(nummerOf('B', '2026-11-23', () => 0)).toBe('B-26-22222');
  expect(nummerOf('SEIFE', '2031-01-01', (below) => below - 1)).toBe('SEIFE-31-YYYYY');
});

test('numbers differ, and none has a letter that can be misread', () => {
  const nummern = Array.from({ length: 500 }, () => nummerOf('B', '2026-11-23', randomInt));
  // Two of them are the same in one run of 80, which the database refuses; six pairs never are.
  expect(new Set(nummern).size).toBeGreaterThan(494);
  for (const nummer of nummern) {
    expect(isNummer(nummer)).toBe(true);
    expect(nummer.slice(5)).not.toMatch(/[01AEILOSUBZ]/);
  }
});

test.each(['', 'B-26-K7M4', 'B-26-K7M4O', 'b-26-K7M4Q', 'B-2026-K7M4Q', 'B-26-K7M4Q\n'])(
  '%j is no number',
  (text) => {
    expect(isNummer(text)).toBe(false);
  },
);
