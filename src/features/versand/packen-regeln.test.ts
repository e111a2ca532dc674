import { expect, test } from 'vitest';
import { malText } from '#shared/text/mal-text.ts';
import { holListe } from './hol-liste.ts';
import { lieferscheinTeile } from './lieferschein-teile.ts';
import { paketGewicht } from './paket-gewicht.ts';

const posten = (produktId: string, name: string, menge: number) => {
  return { nr: 1, produktId, name, merkmale: [], menge, imLager: 9, gedeckt: menge };
};

test('pieces of all orders are fetched once per soap, by name', () => {
  const auftraege = [
    { posten: [posten('r', 'Rose', 2), posten('l', 'Ähre', 1)] },
    { posten: [posten('r', 'Rose', 3)] },
    { posten: [] },
  ];
  expect(holListe(auftraege)).toEqual([
    { produktId: 'l', name: 'Ähre', imLager: 9, menge: 1 },
    { produktId: 'r', name: 'Rose', imLager: 9, menge: 5 },
  ]);
});

test('a parcel weighs its pieces and its packing; goods of unknown weight are said', () => {
  const rose = { menge: 2, gramm: 100, packgewicht: 110 };
  expect(paketGewicht([rose, { menge: 1, gramm: 80, packgewicht: null }], 150)).toEqual({
    gewicht: 450,
    ohneGewicht: false,
  });
  expect(paketGewicht([rose, { menge: 3, gramm: null, packgewicht: null }], 0)).toEqual({
    gewicht: 220,
    ohneGewicht: true,
  });
});

const stelle = (nr: number, name: string, gedeckt?: number) => ({ nr, name, dazu: '', gedeckt });
const termin = { von: '2026-12-02', bis: '2026-12-04' };
const danke = 'Vielen Dank für Ihre Bestellung.';
const scheinOf = (
  stellen: ReturnType<typeof stelle>[],
  rest: [number, number][],
  geliefert: [number, number][] = [],
) => {
  const teile = lieferscheinTeile(
    stellen,
    { rest: new Map(rest), geliefert: new Map(geliefert) },
    { termin },
  );
  return { posten: teile.posten.map(({ menge, name }) => `${menge} ${name}`), fuss: teile.fuss };
};

test('a packing slip has what is left of the order', () => {
  expect(scheinOf([stelle(1, 'Rose'), stelle(2, 'Minze')], [[1, 2]], [[2, 1]])).toEqual({
    posten: ['2 Rose'],
    fuss: [`Schon geliefert: ${malText(1, 'Minze')}.`, danke],
  });
});

test('a packing slip of an order that waits for soaps has what is there, and when the rest follows', () => {
  const rest: [number, number][] = [
    [1, 2],
    [2, 3],
  ];
  expect(scheinOf([stelle(1, 'Rose', 5), stelle(2, 'Minze', 1)], rest)).toEqual({
    posten: ['2 Rose', '1 Minze'],
    fuss: [`Es folgt noch (voraussichtlich Mi 2. – Fr 4. Dez.): ${malText(2, 'Minze')}.`, danke],
  });
  expect(scheinOf([stelle(1, 'Rose', 0), stelle(2, 'Minze', 0)], rest)).toEqual({
    posten: ['2 Rose', '3 Minze'],
    fuss: [danke],
  });
});

test('a packing slip of an order that was delivered has all of it', () => {
  expect(scheinOf([stelle(1, 'Rose')], [], [[1, 2]])).toEqual({ posten: ['2 Rose'], fuss: [danke] });
});
