import { expect, test } from 'vitest';
import { formatZahl } from './format-zahl.ts';

test('numbers have the German dot and comma, and no more decimals than asked for', () => {
  expect([1234.5678, -1000, 0.1 + 0.2].map((value) => formatZahl(value))).toEqual([
    '1.234,568',
    '-1.000',
    '0,3',
  ]);
  expect([formatZahl(1234.5678, 1), formatZahl(0.00000001, 20)]).toEqual(['1.234,6', '0,00000001']);
});
