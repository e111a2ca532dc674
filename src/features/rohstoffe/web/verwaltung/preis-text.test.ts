import { expect, test } from 'vitest';
import { einkaufText, preisText } from './preis-text.ts';

test('a missing price is shown as none, for a purchase and for one unit', () => {
  expect(einkaufText(39.95, 5000, 'g')).toBe('39,95\u00a0€ / 5.000\u00a0g');
  expect(einkaufText(0, 5000, 'g')).toBe('– / 5.000\u00a0g');
  expect(preisText(0, 4)).toBe('–');
});
