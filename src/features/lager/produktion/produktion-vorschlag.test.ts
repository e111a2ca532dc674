import { expect, test } from 'vitest';
import { fehlendeStueck, fehlendText } from './produktion-vorschlag.ts';

test.each([
  [{ vorrat: 10, frei: 10, mindestbestand: 5 }, 0],
  [{ vorrat: 10, frei: 3, mindestbestand: 5 }, 2],
  [{ vorrat: 2, frei: -4, mindestbestand: 0 }, 4],
  [{ vorrat: 2, frei: -4, mindestbestand: 5 }, 9],
  [{ vorrat: 2, mindestbestand: 5 }, 3],
])('of %j %i pieces are missing', (produkt, missing) => {
  expect(fehlendeStueck(produkt)).toBe(missing);
});

test.each([
  [{ vorrat: 10, frei: 10, mindestbestand: 5 }, undefined],
  [{ vorrat: 2, mindestbestand: 5 }, 'Bis zum Mindestbestand fehlen 3 Stück.'],
  [{ vorrat: 4, mindestbestand: 5 }, 'Bis zum Mindestbestand fehlt 1 Stück.'],
  [
    { vorrat: 2, frei: -4, mindestbestand: 6 },
    'Für Bestellungen fehlen 4 Stück, bis zum Mindestbestand 10 Stück.',
  ],
  [{ vorrat: 0, frei: -1, mindestbestand: 0 }, 'Für Bestellungen fehlt 1 Stück.'],
])('what is missing of %j is said: %s', (produkt, text) => {
  expect(fehlendText(produkt)?.replaceAll('\u00a0', ' ')).toBe(text);
});
