import { expect, test } from 'vitest';
import { z } from 'zod';
import { numberField } from './number-field.ts';
import { numberInput } from './number-input.ts';

const schema = numberInput(z.number());

test.each([
  [3, 3],
  ['3', 3],
  [' 2,5 ', 2.5],
  ['-7.25', -7.25],
  ['\u22127,25', -7.25],
  ['7.90', 7.9],
  ['1.000', 1000],
  ['5.000', 5000],
  ['1.234.567', 1234567],
  ['1.234,50', 1234.5],
  ['-1.234.567,8', -1234567.8],
])('%j counts as %d', (value, number) => {
  expect(schema.parse(value)).toBe(number);
});

test.each([
  '9,99999999999999999999',
  '9007199254740993',
  '',
  'drei',
  '1e3',
  '0x10',
  '1.00,50',
  '1234.567,50',
  '0.123,50',
  '1,234,50',
  '\u2212\u22125',
  true,
  null,
  [3],
  {},
  undefined,
])('%j is no number', (value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

test.each([z.int(), z.int().min(-5).max(99), numberField({ min: -5, max: 99 })])(
  'a whole number may be typed, with points between its thousands, but not a part of one',
  (schema) => {
    const whole = numberInput(schema);
    expect(['12', ' -3 ', '\u22123', 4].map((value) => whole.parse(value))).toEqual([12, -3, -3, 4]);
    expect(numberInput(numberField({ min: 0, max: 5000 })).parse('5.000')).toBe(5000);
    for (const value of ['1,5', '1.5', '', '1e3', 1.5, null])
      expect(whole.safeParse(value).success).toBe(false);
  },
);
