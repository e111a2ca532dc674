import { expect, test } from 'vitest';
import { formatEinheitspreis } from './einheitspreis.ts';

test.each([
  [0.00876, 4, '0,0088 €'],
  [0.024833, 6, '0,024833 €'],
  [1234.5, 4, '1.234,5000 €'],
  [0, 8, '0,00000000 €'],
])('%f with %i decimals is shown as %s', (euro, decimals, text) => {
  expect(formatEinheitspreis(euro, decimals)).toBe(text.replace(' ', '\u00a0'));
});
