import { expect, test } from 'vitest';
import { satzIm } from './steuersatz-im-preis.ts';

test('a small business has no tax in its prices', () => {
  expect(satzIm('regelbesteuerung', 7)).toBe(7);
  expect(satzIm('kleinunternehmer', 7)).toBe(0);
});
