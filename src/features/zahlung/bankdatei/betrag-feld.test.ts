import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTag, tagFrom } from '#shared/datum/tag-text.ts';
import { centOf } from './betrag-feld.ts';

test.each([
  ['24,90', 2490],
  ['24.90', 2490],
  ['1.234,56', 123456],
  ['1,234.56', 123456],
  ['1234.56', 123456],
  ['1.234', 123400],
  ['1.234.567,8', 123456780],
  ['-12,00', -1200],
  ['12,00-', -1200],
  ['−12,00', -1200],
  ['12,00 H', 1200],
  ['12,00 S', -1200],
  ['+12,00', 1200],
  ['12', 1200],
  ['12,5', 1250],
  ['12.5000', 1250],
  ['1 234,50 €', 123450],
  ["1'234.50", 123450],
  ['24,90 EUR', 2490],
  ['0,00', 0],
])('%s are %i cents', (text, cent) => {
  expect(centOf(text)).toBe(cent);
});

test.each([
  '',
  '-',
  'zwölf',
  '12,345',
  '1.23.4',
  '1.2345,00',
  '12,00 X',
  '-12,00-',
  '9'.repeat(20),
  ',5',
  '1e3',
])('%j is no amount', (text) => {
  expect(centOf(text)).toBeUndefined();
});

test('an amount is the same however it is written', () => {
  const german = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });
  const english = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }), (cent) => {
      expect(centOf(german.format(cent / 100))).toBe(cent);
      expect(centOf(english.format(cent / 100))).toBe(cent);
      expect(centOf((cent / 100).toFixed(2))).toBe(cent);
    }),
  );
});

test.each([
  ['23.11.2026', '2026-11-23'],
  ['23.11.26', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-23T10:00:00+01:00', '2026-11-23'],
  [' 3.1.2026 ', '2026-01-03'],
  ['23/11/2026', '2026-11-23'],
  ['20-11-2026 10:00:00', '2026-11-20'],
  ['2026/11/23', '2026-11-23'],
  ['23 Nov 2026', '2026-11-23'],
  ['3. März 2026', '2026-03-03'],
  ['5 May 2026', '2026-05-05'],
  ['31 December 2026', '2026-12-31'],
  ['1 Okt. 2026', '2026-10-01'],
])('%s is %s', (text, tag) => {
  expect(tagFrom(text)).toBe(tag);
});

test('a day with the month in front is read where a file has it', () => {
  expect(tagFrom('11/23/2026', { monatZuerst: true })).toBe('2026-11-23');
  expect(tagFrom('11/23/2026')).toBeUndefined();
  expect(isTag('11/23/2026')).toBe(true);
});

test.each([
  '',
  'offen',
  '3 Foo 2026',
  '31 Feb 2026',
  '31.02.2026',
  '30.13.2026',
  '2026-02-30',
  '1.1.202',
  '23-11-26',
  '31-02-2026',
])('%j is no day', (text) => {
  expect(tagFrom(text)).toBeUndefined();
});
