import { expect, test } from 'vitest';
import { fillAngaben } from './fill-angaben.ts';

const leer = { name: '', dhl: { aktiv: true, freiAb: null, tabelle: [{ preis: 7 }] }, gruppen: { a: 1 } };

test('fields that came later have the first value, also inside objects; stored values stay', () => {
  const stored = { name: 'Hof', dhl: { aktiv: false, tabelle: [] }, alt: 1 };
  expect(fillAngaben(leer, stored)).toEqual({
    name: 'Hof',
    dhl: { aktiv: false, freiAb: null, tabelle: [] },
    gruppen: { a: 1 },
    alt: 1,
  });
});

test('a list or a value of another kind is not mixed with the first value', () => {
  expect(fillAngaben(leer, { dhl: null, gruppen: [2] })).toEqual({ name: '', dhl: null, gruppen: [2] });
});
