import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNumber } from '#shared/number/parse-number.ts';
import { numberTextFault, numberToText, optionalNumber, requiredNumber } from './number-text.ts';

test('the text of a stored number is parsed as the same number', () => {
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

test('the schemas return numbers, and undefined for an empty text', () => {
  expect(optionalNumber().parse('')).toBeUndefined();
  expect(optionalNumber().parse('7,9')).toBe(7.9);
  expect(requiredNumber({ min: 0 }).parse('0')).toBe(0);
  expect(requiredNumber().safeParse('').error?.issues[0]?.message).toBe('Bitte ausfüllen.');
});
