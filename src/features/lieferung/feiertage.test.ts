import { expect, test } from 'vitest';
import { feiertageOf, plusTage, wochentagOf } from './feiertage.ts';

test.each([
  ['2024-03-31'],
  ['2025-04-20'],
  ['2026-04-05'],
  ['2027-03-28'],
  // The earliest and the latest Easter, and the exceptions of the rule.
  ['1818-03-22'],
  ['2038-04-25'],
  ['1954-04-18'],
  ['1981-04-19'],
  ['2049-04-18'],
  ['2076-04-19'],
])('Easter is on %s, and the moving holidays follow it', (ostern) => {
  const jahr = Number(ostern.slice(0, 4));
  expect([...feiertageOf(jahr)].filter((tag) => tag.startsWith(`${jahr}-`))).toHaveLength(9);
  expect([...feiertageOf(jahr)]).toEqual(
    expect.arrayContaining([-2, 1, 39, 50].map((tage) => plusTage(ostern, tage))),
  );
  expect(wochentagOf(ostern)).toBe(0);
});

test('the holidays of 2026', () => {
  expect([...feiertageOf(2026)]).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-10-03',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  // The days on which the clock is changed have 23 and 25 hours.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i days are %s', (...[tag, tage, spaeter]) => {
  expect(plusTage(tag, tage)).toBe(spaeter);
});
