import { expect, test } from 'vitest';
import type { AuswahlProdukt } from '../../../read-antwort.ts';
import { countFilters, filterAuswahl } from './auswahl-filter.ts';

const produkt = (name: string, changes: Partial<AuswahlProdukt> = {}): AuswahlProdukt => ({
  _id: name,
  name,
  seife: 'Sheabutter',
  gramm: 100,
  aroma: 'Lavendel',
  seifenform: 'quadratisch',
  verpackung: null,
  preis: 5,
  aktiv: true,
  bild: null,
  fehlend: [],
  vkPreisGerundet: 5,
  isUnvollstaendig: false,
  isUnterKosten: false,
  isAbweichend: false,
  ...changes,
});

const produkte = [
  produkt('Lavendeltraum', { isAbweichend: true }),
  produkt('Wintergruß', { isUnvollstaendig: true, isAbweichend: true }),
  produkt('Nachtjasmin', { preis: null }),
];

test('offers only filters that match products, each with its count', () => {
  expect(countFilters(produkte)).toEqual([
    { name: 'Alle', anzahl: 3 },
    { name: 'Unvollständig', anzahl: 1 },
    { name: 'Abweichend', anzahl: 2 },
    { name: 'Ohne Preis', anzahl: 1 },
  ]);
  expect(countFilters([])).toEqual([{ name: 'Alle', anzahl: 0 }]);
});

test.each([
  ['Alle', ' LAVENDEL ', ['Lavendeltraum']],
  ['Abweichend', '', ['Lavendeltraum', 'Wintergruß']],
  ['Abweichend', 'gruß', ['Wintergruß']],
  ['Unter Kosten', '', []],
] as const)('%s with %j', (filter, suche, names) => {
  expect(filterAuswahl(produkte, { filter, suche }).map(({ name }) => name)).toEqual(names);
});
