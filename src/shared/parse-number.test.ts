import { expect, test } from 'vitest';
import { numberOrText, parseNumber } from './parse-number.ts';

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
