import { describe, expect, test } from 'vitest';
import { isPackstation, nenntPackstation, ohnePostnummer, stationOf } from './packstation.ts';

const station = { art: 'Packstation', nummer: '145' };
const mitKunde = { ...station, postnummer: '12345678' };

test.each([
  ['Packstation 145', station],
  ['DHL Packstation 145', station],
  ['DHL-Packstation 145', station],
  ['dhl packstation nr.145', station],
  ['PACKSTATION: 145', station],
  ['packstation145', station],
  ['Packst. 145', station],
  ['PACKST 145', station],
  ['Pack-Station 145', station],
  ['Pack Station Nr. 145', station],
  ['Packstation-Nr. 145', station],
  ['Packstation #145', station],
  ['Packstation Ｎｏ．１４５', station],
  ['Pack\u00adstation\u200b 145', station],
  ['Paketstation 145', station],
  ['Packetstation 145', station],
  ['Pakstation 145', station],
  ['Packsation 145', station],
  ['Packstaton 145', station],
  ['Poststation 145', station],
  ['145 Packstation', station],
  ['Nr. 145 Packstation', station],
  ['Packstation 145 145', station],
  ['Packstation', { art: 'Packstation' }],
  ['12345678 Packstation 145', mitKunde],
  ['1234 5678, DHL Packstation 145', mitKunde],
  ['Packstation 145 12345678', mitKunde],
  ['Packstation 145 / 12345678', mitKunde],
  ['Packstation 145, Postnr. 1234 5678', mitKunde],
  ['Packstation 145 PostNr: 12345678', mitKunde],
  ['Postnummer 12345678 Packstation 145', mitKunde],
  ['DHL-Kundennummer 12345678, Packstation 145', mitKunde],
  ['Packstation 12345678', { art: 'Packstation', postnummer: '12345678' }],
  ['Deutsche Post Filiale 512', { art: 'Postfiliale', nummer: '512' }],
  ['Post-Filiale 512', { art: 'Postfiliale', nummer: '512' }],
  ['DHL Paketshop 512', { art: 'Paketshop', nummer: '512' }],
  ['Postnummer: 1234-5678', { postnummer: '12345678' }],
  ['PN 12345678', { postnummer: '12345678' }],
  ['145', { nummer: '145' }],
  ['', {}],
  ['12345', undefined],
  ['12345678901', undefined],
  ['Packstation 145 am Bahnhof', undefined],
  ['Packstation 145, 04109 Leipzig', undefined],
  ['2. OG', undefined],
  ['Lindenweg 4', undefined],
  ['Poststation', undefined],
  ['Poststation 3', undefined],
  ['Paketbox 12', undefined],
  ['Poststation 145, 12345678', mitKunde],
  ['Poststation 3, 12345678', undefined],
  ['Paketbox 4-6 04109', undefined],
  ['Poststation 12345678', { art: 'Packstation', postnummer: '12345678' }],
  ['Deutsche Post AG, Packstation 145', station],
  ['1234567 AG', undefined],
])('%j says nothing else than %j', (text, expected) => {
  expect(stationOf(text)).toEqual(expected);
});

describe('a street', () => {
  test.each([
    ['Packstation', '145', true],
    ['Packstation', '', true],
    ['DHL-Packstation', '145', true],
    ['145', 'Packstation', true],
    ['12345678 Packstation', '145', true],
    ['Postfiliale 512 Bäckerei Müller', '', true],
    ['bitte an Packstation 145', '', true],
    ['Lindenweg 4, Packstation 145', '', true],
    ['Poststation', '145', true],
    ['Poststation 145 am Bahnhof', '', true],
    ['bitte an die Packstation 145', '', true],
    ['An der Packstation', '3', false],
    ['An der Packstation', '145', false],
    ['Alte Poststation', '123', false],
    ['Alte Postfiliale', '512', false],
    ['An der Poststation', '3', false],
    ['Poststation', '4', false],
    ['Alte Postfiliale', '3', false],
    ['Packstationsweg', '145', false],
    ['Packstraße', '145', false],
    ['Postweg', '145', false],
    ['Filialstraße', '145', false],
    ['Stationsweg', '145', false],
    ['Pakistanring', '145', false],
    ['Lindenweg', '145', false],
    ['', '', false],
  ])('%j with the number %j is a machine: %j', (strasse, hausnummer, expected) => {
    expect(isPackstation({ strasse, hausnummer })).toBe(expected);
  });
});

describe('a text that should say something else', () => {
  test.each([
    ['Packstation 145', true],
    ['PACKST. 12', true],
    ['DHL-Packstation 145, Postnr. 12345678', true],
    ['Paketbox 145', true],
    ['Paketshop 512', true],
    // Directions, and names of firms.
    ['Paketbox 2 im Hof', false],
    ['Bitte in die Paketbox', false],
    ['hinter der Packstation 145 links', false],
    ['gegenüber DHL-Packstation 145', false],
    ['an der Packstation 145', false],
    ['rechts neben der gelben Packstation 145', false],
    ['links von Packstation 145', false],
    ['bitte nicht an Packstation 145 umleiten', false],
    ['Leipzig (Packstation 145)', false],
    ['Zimmer 112, Poststation', false],
    ['Packstation', false],
    ['Packstation Lindenhof GmbH', false],
    ['Packstation 24 GmbH', false],
    ['Paketshop 24', false],
    ['145', false],
    ['2. OG', false],
  ])('%j names nothing else than a machine: %j', (text, expected) => {
    expect(nenntPackstation(text)).toBe(expected);
  });
});

test.each([
  ['Beispiel', 'Beispiel', undefined],
  ['Beispiel 12345678', 'Beispiel', '12345678'],
  ['Beispiel (12345678)', 'Beispiel', '12345678'],
  ['Beispiel, Postnr.: 12345678', 'Beispiel', '12345678'],
  ['12345678', '', '12345678'],
  ['Beispiel 12345', 'Beispiel 12345', undefined],
  ['Müller 3', 'Müller 3', undefined],
])('the name %j is %j, with the number %j', (text, name, postnummer) => {
  expect(ohnePostnummer(text)).toEqual(postnummer === undefined ? { name } : { name, postnummer });
});
