import { expect, test } from 'vitest';
import { betragText, differenzText, preisText } from './betrag-text.ts';

test.each([
  [1234.5, '1.234,50 €', '+1.234,50 €'],
  [-0.25, '−0,25 €', '−0,25 €'],
  [-0.004, '0,00 €', '0,00 €'],
  [0.004, '0,00 €', '0,00 €'],
])('%f is %j, as a difference %j', (euro, text, differenz) => {
  expect(betragText(euro)).toBe(text.replace(' ', '\u00a0'));
  expect(differenzText(euro)).toBe(differenz.replace(' ', '\u00a0'));
});

test('shows a price of 0 euros as none', () => {
  expect([4.5, 0, null].map(preisText)).toEqual(['4,50\u00a0€', '–', '–']);
});
