import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lagerGruppen } from './artikel.ts';
import { compareZaehlung, isAuffaellig } from './zaehlung.ts';

test.each([
  ['nothing missing', { gezaehlt: 100, erwartet: 100, bestand: 100 }, [0, 100, 0, true]],
  ['7 missing', { gezaehlt: 93, erwartet: 100, bestand: 100 }, [-7, 93, 0, true]],
  ['7 missing, 40 taken since', { gezaehlt: 93, erwartet: 100, bestand: 60 }, [-7, 53, -40, true]],
  ['3 too many, 500 bought since', { gezaehlt: 103, erwartet: 100, bestand: 600 }, [3, 603, 500, true]],
  ['all gone but one, 60 taken since', { gezaehlt: 1, erwartet: 100, bestand: 40 }, [-99, -59, -60, false]],
])('%s', (_, zaehlung, [aenderung, neuerBestand, zwischenzeitlich, isMoeglich]) => {
  expect(compareZaehlung(zaehlung)).toEqual({ aenderung, neuerBestand, zwischenzeitlich, isMoeglich });
});

test('the level is the same whether a booking comes before or after the stocktake', () => {
  fc.assert(
    fc.property(
      fc.nat(1000),
      fc.nat(1000),
      fc.integer({ min: -500, max: 500 }),
      (gezaehlt, erwartet, gebucht) => {
        const savedFirst = compareZaehlung({ gezaehlt, erwartet, bestand: erwartet }).neuerBestand + gebucht;
        const bookedFirst = compareZaehlung({ gezaehlt, erwartet, bestand: erwartet + gebucht }).neuerBestand;
        expect(bookedFirst).toBe(savedFirst);
        expect(savedFirst).toBe(gezaehlt + gebucht);
      },
    ),
  );
});

test.each([
  ['a digit too few', 840, 8400, 'rohseifen', true],
  ['a digit too many', 84_000, 8400, 'rohseifen', true],
  ['all gone', 0, 8400, 'rohseifen', true],
  ['half of it', 4200, 8400, 'rohseifen', false],
  ['a little', 8000, 8400, 'rohseifen', false],
  ['a negligible difference of a small amount', 2, 60, 'rohseifen', false],
  ['a few pieces of a few', 1, 6, 'produkte', false],
  ['half a dozen where nothing was expected', 6, 0, 'produkte', true],
  ['20 drops where nothing was expected', 20, 0, 'duftoele', false],
  ['21 drops where nothing was expected', 21, 0, 'duftoele', true],
] as const)('whether a count needs a confirmation: %s', (_, gezaehlt, erwartet, gruppe, expected) => {
  expect(isAuffaellig({ gezaehlt, erwartet }, lagerGruppen[gruppe].geringfuegig)).toBe(expected);
});
