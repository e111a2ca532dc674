import { expect, test } from 'vitest';
import { ibanText } from './bestellung-text.ts';

test('an IBAN stands in groups of four, however it is stored', () => {
  expect(ibanText('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(ibanText('DE89 37040044 0532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(ibanText('')).toBe('');
});
