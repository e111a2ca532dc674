import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leereAnschrift } from './anschrift.ts';
import { splitStrasse, tidyAnschrift } from './strasse.ts';

describe('the number of a house typed with its street', () => {
  test.each([
    ['Lindenweg 4', '', 'Lindenweg', '4'],
    ['Lindenweg 12a', '', 'Lindenweg', '12a'],
    ['Lindenweg 12 a', '', 'Lindenweg', '12 a'],
    ['Lindenweg 7-9', '', 'Lindenweg', '7-9'],
    ['Am Markt, 3/4', '', 'Am Markt', '3/4'],
    ['Packstation 123', '', 'Packstation', '123'],
    ['Straße des 17. Juni 135', '', 'Straße des 17. Juni', '135'],
    ['Straße des 17. Juni', '', 'Straße des 17. Juni', ''],
    ['Q5, 14', '', 'Q5', '14'],
    ['Lindenweg 4', '4', 'Lindenweg', '4'],
    ['Lindenweg 4', '5', 'Lindenweg 4', '5'],
    ['Lindenweg', '4', 'Lindenweg', '4'],
    ['17', '', '17', ''],
    ['', '', '', ''],
  ])('%j and %j become %j and %j', (strasse, hausnummer, name, nummer) => {
    expect(splitStrasse({ strasse, hausnummer })).toEqual({ strasse: name, hausnummer: nummer });
  });

  test('a number that was typed by itself is never changed', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[1-9]\d{0,3}[a-z]?$/), (strasse, hausnummer) => {
        expect(splitStrasse({ strasse, hausnummer }).hausnummer).toBe(hausnummer);
      }),
    );
  });
});

test.each([
  ['D-01067', '01067'],
  [' 01 067 ', '01067'],
  ['0106', '0106'],
  ['A-1010', 'A-1010'],
])('the postcode %j is read as %j', (plz, expected) => {
  expect(tidyAnschrift({ ...leereAnschrift, plz }).plz).toBe(expected);
});

test('what stands behind the number moves to the second line, while that is empty', () => {
  const typed = { ...leereAnschrift, strasse: 'Hauptstr. 12 b, 2. OG' };
  const apart = { strasse: 'Hauptstr.', hausnummer: '12 b', zusatz: '2. OG' };
  expect(tidyAnschrift(typed)).toMatchObject(apart);
  expect(tidyAnschrift({ ...typed, zusatz: 'Hinterhaus' }).zusatz).toBe('Hinterhaus');
});

test('a Postnummer is read without blanks, a second line of a street with them', () => {
  const zusatz = '1234 5678';
  expect(tidyAnschrift({ ...leereAnschrift, strasse: 'Packstation', zusatz }).zusatz).toBe('12345678');
  expect(tidyAnschrift({ ...leereAnschrift, strasse: 'Lindenweg', zusatz }).zusatz).toBe(zusatz);
});
