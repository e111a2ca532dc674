import { expect, test } from 'vitest';
import { z } from 'zod';
import { numberInput } from './number-input.ts';

const schema = numberInput(z.number());

test.each([
  [3, 3],
  ['3', 3],
  [' 2,5 ', 2.5],
  ['-7.25', -7.25],
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
  '1.000,50',
  true,
  null,
  [3],
  {},
  undefined,
])('%j is no number', (value) => {
  expect(schema.safeParse(value).success).toBe(false);
});
