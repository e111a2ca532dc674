import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitStrasse } from './strasse-und-hausnummer.ts';

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
    ['Lindenweg Nr. 4', '', 'Lindenweg', '4'],
    ['Lindenweg 4 a-c', '', 'Lindenweg', '4 a-c'],
    ['Lindenweg 12 1/2', '', 'Lindenweg', '12 1/2'],
    ['Lindenweg 12½', '', 'Lindenweg', '12½'],
    ['Lindenweg 12+14', '', 'Lindenweg', '12+14'],
    ['Hauptstr 4', '', 'Hauptstr', '4'],
    ['4 Lindenweg', '', 'Lindenweg', '4'],
    ['12a, Lindenweg', '12a', 'Lindenweg', '12a'],
    ['4 Lindenweg', '5', '4 Lindenweg', '5'],
    ['1 Mai Straße', '', '1 Mai Straße', ''],
    ['1. Mai-Straße', '', '1. Mai-Straße', ''],
    ['7-9 Lindenweg', '', 'Lindenweg', '7-9'],
    ['100 Morgen Weg', '', '100 Morgen Weg', ''],
    ['7 Brüder Weg', '', '7 Brüder Weg', ''],
    ['12 Apostel', '', '12 Apostel', ''],
    ['12 Apostel', '12', '12 Apostel', '12'],
    ['1. Straße', '', '1. Straße', ''],
    ['1 Straße', '', '1 Straße', ''],
    // The number is the name.
    ['C 4', '', 'C 4', ''],
    ['C 4', '4', 'C 4', '4'],
    ['C 4, 4', '', 'C 4', '4'],
    ['C 4, 12', '', 'C 4', '12'],
    ['Straße 101', '', 'Straße 101', ''],
    ['Str. 101', '101', 'Str. 101', '101'],
    ['Straße Nr. 12', '', 'Straße Nr. 12', ''],
    ['Weg 5', '', 'Weg 5', ''],
    ['Weg 5', '5', 'Weg 5', '5'],
    ['Weg 5 Nr. 12', '', 'Weg 5', '12'],
    ['Straße 101 Nr. 15', '', 'Straße 101', '15'],
    ['Straße 101, Hausnummer 15 a', '', 'Straße 101', '15 a'],
    ['Markt 4', '', 'Markt', '4'],
    ['Lange Straße 4', '', 'Lange Straße', '4'],
    ['Lindenweg 4–6', '', 'Lindenweg', '4-6'],
    ['Lindenweg 4\u20116', '4-6', 'Lindenweg', '4-6'],
    ['12 Straße 4', '', '12 Straße', '4'],
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
