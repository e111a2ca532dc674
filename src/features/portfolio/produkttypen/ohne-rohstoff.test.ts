import { describe, expect, test } from 'vitest';
import { isOhneDuft, isOhneVerpackung } from './ohne-rohstoff.ts';
import { seife } from './seife.ts';

describe('a soap without scent (R57)', () => {
  test.each([
    ...['ohne Duft', ' Ohne  DUFT ', 'ohne', 'keiner', 'kein Duft', 'ohne Duftstoffe', 'ohne Duftöl'],
    ...['ohne Parfüm', 'unbeduftet', 'Unparfümiert'.normalize('NFD'), 'duftfrei', 'parfümfrei', '-', '–'],
  ])('is one whose aroma is %j', (aroma) => {
    expect(isOhneDuft(aroma)).toBe(true);
  });

  test.each(['Lavendel', 'ohne Duft, mit Minze', 'Kein Rosenduft', 'Neutral', 'Keiko', 'duftfreie Rose', ''])(
    'is none whose aroma is %j',
    (aroma) => {
      expect(isOhneDuft(aroma)).toBe(false);
    },
  );
});

test.each([
  ['ohne', true],
  ['Ohne Verpackung', true],
  ['keine', true],
  ['unverpackt', true],
  ['lose', true],
  ['-', true],
  ['viereck', false],
  ['ohne Folie', false],
  ['', false],
])('a soap in %j is sold bare: %s', (verpackung, isBare) => {
  expect(isOhneVerpackung(verpackung)).toBe(isBare);
});

test('the recipe of a soap without scent and packaging is its base soap alone', () => {
  const felder = { seife: 'Sheabutter', gramm: 90, seifenform: 'rund' };
  const teileOf = (worte: { aroma: string; verpackung?: string }) =>
    seife.rezept({ ...felder, ...worte }).map(({ teil }) => teil);
  expect(teileOf({ aroma: 'ohne Duft', verpackung: 'unverpackt' })).toEqual(['seife']);
  expect(teileOf({ aroma: 'ohne Duft', verpackung: 'viereck' })).toEqual(['seife', 'verpackung']);
  // A packaging that nobody named is a gap, not a decision.
  expect(teileOf({ aroma: 'Lavendel' })).toEqual(['seife', 'aroma', 'verpackung']);
});
