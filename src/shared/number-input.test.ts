import { expect, test } from 'vitest';
import { z } from 'zod';
import { numberInput, wholeNumberInput } from './number-input.ts';

const schema = numberInput(z.number());

test.each([
  [3, 3],
  ['3', 3],
  [' 2,5 ', 2.5],
  ['-7.25', -7.25],
])('%j counts as %d', (value, number) => {
  expect(schema.parse(value)).toBe(number);
});

test.each(['', 'drei', '1e3', '0x10', '1.000,50', true, null, [3], {}, undefined])(
  '%j is no number',
  (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  },
);

test('a whole number may be typed, but not with a separator that could mean thousands', () => {
  const whole = wholeNumberInput(z.int());
  expect(['12', ' -3 ', 4].map((value) => whole.parse(value))).toEqual([12, -3, 4]);
  for (const value of ['1.000', '1,0', '', '1e3', 1.5, null])
    expect(whole.safeParse(value).success).toBe(false);
});
