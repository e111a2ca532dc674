import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giroText, maxBytes } from './giro-code.ts';

const iban = 'DE02120300000000202051';
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

test('has the lines of EPC069-12 in their order, the amount with two decimals', () => {
  const text = giroText({ name: 'Jörg Müßig', iban, betragCent: 4010, text: 'B-26-K7M4Q' });
  expect(text.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Jörg Müßig',
    iban,
    'EUR40.10',
    '',
    '',
    'B-26-K7M4Q',
  ]);
});

test.each([
  [5, 'EUR0.05'],
  [790, 'EUR7.90'],
  [123456, 'EUR1234.56'],
])('%i cents are %s', (betragCent, betrag) => {
  expect(giroText({ name: 'Ada', iban, betragCent, text: '' }).split('\n')[7]).toBe(betrag);
});

test('a name loses its end after 70 characters, not in the middle of a letter', () => {
  const name = 'Käthe '.repeat(20);
  const line = giroText({ name, iban, betragCent: 100, text: 'B-26-K7M4Q' }).split('\n')[5];
  expect(line).toBe([...name].slice(0, 70).join(''));
});

test('always has 11 lines and fits into version 13, whatever the name', () => {
  const line = fc
    .string({ unit: 'grapheme', maxLength: 140 })
    .map((text) => text.replace(/[\n\r\u2028\u2029]/g, ' '));
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 99_999_999 }), (name, betragCent) => {
      const text = giroText({ name, iban: 'X'.repeat(34), betragCent, text: 'PREFIX-26-K7M4Q' });
      expect(text.split('\n')).toHaveLength(11);
      expect(bytesOf(text)).toBeLessThanOrEqual(maxBytes);
      expect(text.isWellFormed()).toBe(true);
    }),
  );
});
