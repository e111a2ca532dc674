import { expect, test } from 'vitest';
import type { Profil } from './contract.ts';
import { adressWerte, aenderungOf, isLeeresFeld, ja, verwendetFeld } from './profil-felder.ts';

const adresse = {
  strasse: 'Gartenweg',
  hausnummer: '3a',
  zusatz: '',
  plz: '04109',
  stadt: 'Leipzig',
  land: '',
};
const lieferadresse: Profil['lieferadresse'] = {
  ...adresse,
  ...{ verwendet: false, firmenname: '', vorname: '', nachname: '' },
};
const start = adressWerte({ adresse, lieferadresse });

test('sends only the fields that were changed, below their address', () => {
  expect(aenderungOf(start, start)).toEqual({});
  expect(aenderungOf(start, { ...start, 'adresse.plz': '04107', 'adresse.stadt': '' })).toEqual({
    adresse: { plz: '04107', stadt: '' },
  });
  expect(aenderungOf({ vorname: 'Anna', telefon: '1' }, { vorname: 'Anne', telefon: '1' })).toEqual({
    vorname: 'Anne',
  });
});

test('sends what was typed into a delivery address only while it is used', () => {
  const typed = { ...start, 'lieferadresse.vorname': 'Oma' };
  expect(aenderungOf(start, typed)).toEqual({});
  expect(aenderungOf(start, { ...typed, [verwendetFeld]: ja })).toEqual({
    lieferadresse: { verwendet: true, vorname: 'Oma' },
  });
  const used = { ...start, [verwendetFeld]: ja };
  expect(aenderungOf(used, { ...typed, [verwendetFeld]: '' })).toEqual({
    lieferadresse: { verwendet: false },
  });
});

test('an address of which only the country is known says nothing', () => {
  const leer = { strasse: '', hausnummer: '', zusatz: '', plz: '', stadt: '', land: 'Deutschland' };
  expect([isLeeresFeld(leer), isLeeresFeld({ ...leer, stadt: 'Leipzig' })]).toEqual([true, false]);
});
