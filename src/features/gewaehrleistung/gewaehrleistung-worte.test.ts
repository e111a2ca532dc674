import { expect, test } from 'vitest';
import { defaultHinweisLink } from './gewaehrleistung-body.ts';
import { zielOf } from './gewaehrleistung-worte.ts';
import { groesseText } from './groesse-text.ts';

test.each([
  [1, '1 kB'],
  [70_400, '70 kB'],
  [999_499, '999 kB'],
  [1_250_000, '1,3 MB'],
  [10_000_000, '10,0 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(groesseText(bytes)).toBe(text);
});

test('a link is named by its server', () => {
  expect(zielOf(defaultHinweisLink)).toBe('europa.eu');
  expect(zielOf('https://www.Beispiel.de/x')).toBe('beispiel.de');
});
