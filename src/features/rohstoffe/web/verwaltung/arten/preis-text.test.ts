import { expect, test } from 'vitest';
import { einkaufText } from './preis-text.ts';

test('a missing purchase price is shown as none', () => {
  expect(einkaufText(39.95, 5000, 'g')).toBe('39,95\u00a0€ / 5.000\u00a0g');
  expect(einkaufText(0, 5000, 'g')).toBe('– / 5.000\u00a0g');
});
