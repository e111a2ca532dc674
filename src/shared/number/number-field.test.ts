import { expect, test } from 'vitest';
import { numberField, textField } from './number-field.ts';
import { numberInput } from './number-input.ts';

const preis = numberInput(numberField({ min: -2, max: 1000, decimals: 2 }));
const menge = numberField({ min: 1, max: 1_000_000 });

test.each([0, -2, 1000, 12.34, '12,34', 0.1, 1e-2])('%j is a price', (value) => {
  expect(preis.safeParse(value).success).toBe(true);
});

test.each([
  undefined,
  null,
  '',
  'drei',
  '1e309',
  Number.POSITIVE_INFINITY,
  Number.NaN,
  -2.01,
  1000.01,
  1.234,
  '1,23456789012345678901',
  0.1 + 0.2,
])('%j is none, and one sentence says what is asked', (value) => {
  const messages = preis.safeParse(value).error?.issues.map(({ message }) => message);
  expect(messages).toEqual(['Bitte eine Zahl von −2 bis 1.000 eingeben (höchstens 2 Nachkommastellen).']);
});

test.each([0, 1.5, 1_000_001, 1e300])('%j is no number of pieces', (value) => {
  const messages = menge.safeParse(value).error?.issues.map(({ message }) => message);
  expect(messages).toEqual(['Bitte eine ganze Zahl von 1 bis 1.000.000 eingeben.']);
});

test('half a character of a text becomes the sign for an unreadable one', () => {
  expect(textField(3).parse('a\ud83d')).toBe('a\ufffd');
  expect(textField(3).parse('a👍')).toBe('a👍');
});

test('a text loses the spaces around it and may be empty, but not too long', () => {
  expect(textField(3).parse('  abc ')).toBe('abc');
  expect(textField(3).parse('')).toBe('');
  expect(textField(3).safeParse('abcd').error?.issues[0]?.message).toBe('Höchstens 3 Zeichen.');
});
