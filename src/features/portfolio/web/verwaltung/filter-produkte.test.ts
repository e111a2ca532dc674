import { expect, test } from 'vitest';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { filterProdukte, type ProduktFilter } from './filter-produkte.ts';

const produkt = (name: string, rest: Partial<VerwaltetesProdukt> = {}): VerwaltetesProdukt => ({
  _id: name,
  name,
  seife: 'Sheabutter',
  gramm: 100,
  aroma: 'Lavendel',
  seifenform: 'quadratisch',
  reihenfolge: 0,
  bilder: { galerie: [] },
  beschreibung: {},
  aktiv: true,
  ...{ steuersatz: 19, ermaessigt: false, aufBestellung: false },
  fehlend: [],
  version: 1,
  createdAt: '',
  updatedAt: '',
  ...rest,
});

const bild = { url: '/api/uploads/a.webp', alt_text: '' };
const produkte = [
  produkt('Rose', { preis: 7.9, bilder: { hauptbild: bild.url, galerie: [] } }),
  produkt('Rosenöl', { preis: 0, bilder: { galerie: [bild] }, aktiv: false }),
  produkt('Minze', { aroma: 'Minze', seifenform: 'Bienenwabe' }),
];
const found = (filter: ProduktFilter, search = '') =>
  filterProdukte(produkte, filter, search).map(({ name }) => name);

test.each<[ProduktFilter, string[]]>([
  ['Alle', ['Rose', 'Rosenöl', 'Minze']],
  ['Aktiv', ['Rose', 'Minze']],
  ['Inaktiv', ['Rosenöl']],
  ['Ohne Bild', ['Minze']],
  ['Ohne Preis', ['Rosenöl', 'Minze']],
])('%s shows %j', (filter, names) => {
  expect(found(filter)).toEqual(names);
});

test.each([
  ['ROSENÖL', ['Rosenöl']],
  [' rose  lavendel ', ['Rose', 'Rosenöl']],
  ['biene', ['Minze']],
  ['rose biene', []],
  ['   ', ['Rose', 'Rosenöl', 'Minze']],
])('the search for %j finds %j', (search, names) => {
  expect(found('Alle', search)).toEqual(names);
});
