import { expect, test } from 'vitest';
import { schnitte, schnittMasse } from './laden-bild.ts';

const { quer, hoch } = schnitte.startseite;

test.each([
  [{ breite: 4000, hoehe: 3000 }, quer, { breite: 1600, hoehe: 900 }],
  [{ breite: 4000, hoehe: 3000 }, hoch, { breite: 1200, hoehe: 1500 }],
  [{ breite: 800, hoehe: 600 }, quer, { breite: 800, hoehe: 450 }],
  [{ breite: 800, hoehe: 600 }, hoch, { breite: 480, hoehe: 600 }],
  [{ breite: 3, hoehe: 1 }, hoch, { breite: 1, hoehe: 1 }],
])('of %o the cut %o has the size %o', (bild, schnitt, masse) => {
  expect(schnittMasse(bild, schnitt)).toEqual(masse);
});
