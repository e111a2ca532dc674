import { expect, test } from 'vitest';
import { appendTeil, type Produktliste } from './produktliste.ts';
import { parseProduktliste } from './read-produktliste.ts';

const produkte = ['a', 'b'].map((_id) => ({ _id }) as Produktliste['produkte'][number]);

test('a next part whose fields are missing takes nothing away and ends the list', () => {
  const liste = { produkte, gesamt: 710, weiter: '2 B' };
  expect(appendTeil(liste, parseProduktliste({ success: true, data: [{ _id: 'x' }] }))).toEqual({
    produkte,
    gesamt: produkte.length,
  });
});

test('a product that has moved meanwhile stays where it is shown', () => {
  const teil = { produkte, gesamt: 2 };
  expect(appendTeil({ produkte: produkte.slice(1), gesamt: 2, weiter: '1 A' }, teil).produkte).toEqual([
    ...produkte.slice(1),
    ...produkte.slice(0, 1),
  ]);
});
