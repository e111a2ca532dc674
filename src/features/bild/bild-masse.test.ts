import { expect, test } from 'vitest';
import { vorschauOf } from './bild-masse.ts';

const hash = '0123456789abcdef0123456789abcdef';
const adresse = `/api/uploads/${hash}-800.webp`;

test.each([
  [1200, 1200, 1200, 1200],
  [1600, 1200, 1200, 900],
  [3000, 4000, 900, 1200],
  [400, 300, 400, 300],
  [600, 6000, 120, 1200],
])('a picture of %i × %i is shared as a JPEG of %i × %i', (breite, hoehe, b, h) => {
  const src = `/api/uploads/${hash}-${b}.jpeg`;
  expect(vorschauOf(adresse, { breite, hoehe })).toEqual({ breite: b, hoehe: h, src });
});

test.each([
  ['https://bilder.example/a.webp', { breite: 1, hoehe: 1 }],
  ['/uploads/alt.jpg', { breite: 1, hoehe: 1 }],
  [adresse, {}],
])('%s with %j has no JPEG', (fremd, masse) => {
  expect(vorschauOf(fremd, masse)).toBeUndefined();
});
