import { expect, test } from 'vitest';
import { kundennummerOf } from './kundennummer.ts';

const count = 5_000;
const numbers = (schluessel: string) =>
  Array.from({ length: count }, (_, index) => Number(kundennummerOf(index, schluessel).slice(3)));

test('customer numbers have six digits, all different and spread over the whole range', () => {
  const given = numbers('ein Schlüssel');
  expect(kundennummerOf(0, 'ein Schlüssel')).toMatch(/^KD-\d{6}$/);
  expect(new Set(given).size).toBe(count);
  expect(Math.min(...given)).toBeGreaterThanOrEqual(100_000);
  expect(Math.max(...given)).toBeLessThanOrEqual(999_999);
  // Each tenth of the range contains about a tenth of them.
  const tenths = Map.groupBy(given, (number) => Math.floor((number - 100_000) / 90_000));
  for (const { length } of tenths.values()) expect(Math.abs(length - count / 10)).toBeLessThan(count / 50);
});

test('the next number cannot be derived from the last one', () => {
  const given = numbers('ein Schlüssel');
  const steps = given.slice(1).map((number, i) => number - (given[i] ?? 0));
  expect(new Set(steps).size).toBeGreaterThan(count * 0.95);
  const other = numbers('ein anderer Schlüssel');
  expect(given.filter((number, i) => number === other[i]).length).toBeLessThan(5);
});

test('after 900,000 customers the numbers have seven digits, and no number is skipped', () => {
  expect(kundennummerOf(899_999, 'x')).toMatch(/^KD-\d{6}$/);
  expect(kundennummerOf(900_000, 'x')).toMatch(/^KD-\d{7}$/);
  expect(kundennummerOf(9_899_999, 'x')).toMatch(/^KD-\d{7}$/);
  expect(kundennummerOf(9_900_000, 'x')).toMatch(/^KD-\d{8}$/);
});
