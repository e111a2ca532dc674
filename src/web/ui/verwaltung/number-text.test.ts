import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  numberOrText,
  numberTextFault,
  numberToText,
  optionalNumber,
  parseNumber,
  requiredNumber,
} from './number-text.ts';

test.each([
  ['7,90', 7.9],
  ['7.90', 7.9],
  ['7', 7],
  ['0,125', 0.125],
  ['0.125', 0.125],
  [',5', 0.5],
  ['7,', 7],
  ['-3,5', -3.5],
  ['\u2212250', -250],
  ['\u22121.234,50', -1234.5],
  ['+3', 3],
  ['1.000', 1000],
  ['1.500', 1500],
  ['1.234,50', 1234.5],
  ['1.234.567', 1234567],
  ['1 234,5', 1234.5],
  [' 12 ', 12],
])('%j is %d', (text, expected) => {
  expect(parseNumber(text)).toBe(expected);
});

test.each(['', ',', 'zehn', '1,2,3', '1.2.3', '12 €', '1e3', '--1', '1,234.50', 'NaN', 'Infinity'])(
  '%j is no number',
  (text) => {
    expect(parseNumber(text)).toBeUndefined();
  },
);

test('what is shown of a stored number reads back as that number', () => {
  const decimal = fc
    .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 8 }))
    .map(([digits, decimals]) => Number(`${digits}e-${decimals}`));
  fc.assert(fc.property(decimal, (value) => parseNumber(numberToText(value)) === value));
  expect(numberToText(0.00000012)).toBe('0,00000012');
  expect(numberToText(undefined)).toBe('');
});

test.each([
  ['', { isRequired: true }, 'Bitte ausfüllen.'],
  ['  ', {}, undefined],
  ['viel', {}, 'Bitte eine Zahl eingeben.'],
  ['1,5', { decimals: 0 }, 'Bitte eine ganze Zahl eingeben.'],
  ['1,999', { decimals: 2 }, 'Höchstens 2 Nachkommastellen.'],
  ['1,990', { decimals: 2 }, undefined],
  ['0,00000001', { decimals: 2 }, 'Höchstens 2 Nachkommastellen.'],
  ['0', { min: 1 }, 'Mindestens 1.'],
  ['10001', { max: 10000 }, 'Höchstens 10.000.'],
  ['10.000', { min: 1, max: 10000, decimals: 0 }, undefined],
] as const)('%j under %j: %s', (text, options, fault) => {
  expect(numberTextFault(text, options)).toBe(fault);
});

test('the schemas give numbers, and nothing for nothing', () => {
  expect(optionalNumber().parse('')).toBeUndefined();
  expect(optionalNumber().parse('7,9')).toBe(7.9);
  expect(requiredNumber({ min: 0 }).parse('0')).toBe(0);
  expect(requiredNumber().safeParse('').error?.issues[0]?.message).toBe('Bitte ausfüllen.');
});

test.each([
  ['1.500', 1500],
  ['1.234,50', 1234.5],
  ['\u2212250', -250],
  [',5', 0.5],
  ['1e309', '1e309'],
  ['', ''],
  ['0,00000000000000000001', '0,00000000000000000001'],
  ['1234567890123456', '1234567890123456'],
])('%j is handed to a schema as %j', (text, value) => {
  expect(numberOrText(text)).toBe(value);
});
