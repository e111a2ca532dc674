import { expect, test } from 'vitest';
import { freiAbText } from './frei-ab-text.ts';

const dhl = (freiAb: number | null, aktiv = true) => ({ dhl: { aktiv, tabelle: [], freiAb } });
const frei = 'Der Versand ist kostenlos.';

test.each([
  [dhl(30), 25.9, 'Noch 4,10 € bis zum kostenlosen Versand'],
  [dhl(30), 29.99, 'Noch 0,01 € bis zum kostenlosen Versand'],
  [dhl(0.3), 0.2, 'Noch 0,10 € bis zum kostenlosen Versand'],
  [dhl(30), 30, frei],
  [dhl(30), 99, frei],
  [dhl(30), 0, undefined],
  [dhl(null), 25.9, undefined],
  [dhl(30, false), 25.9, undefined],
])('with %j and goods of %d € says %j', (versand, zwischensumme, text) => {
  expect(freiAbText(versand, zwischensumme)?.replaceAll('\u00a0', ' ')).toBe(text);
});

test('a parcel without a price does not become free, and one of 0 € is free already', () => {
  expect(freiAbText(dhl(30), 25.9, null)).toBeUndefined();
  expect(freiAbText(dhl(30), 25.9, 0)).toBe(frei);
});
