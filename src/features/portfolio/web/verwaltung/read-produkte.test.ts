import { expect, test } from 'vitest';
import { produktValuesOf } from './formular/produkt-values.ts';
import { readProdukte } from './read-produkte.ts';

test.each([undefined, null])('an answer whose data is %s has no products', (data) => {
  expect(readProdukte(data)).toEqual([]);
});

test('a product with nothing but its id can be shown and edited', () => {
  const [produkt] = readProdukte([{ _id: 'a', bilder: { galerie: null } }]);
  expect(produkt).toMatchObject({ _id: 'a', aktiv: true, bilder: { galerie: [] }, beschreibung: {} });
  expect(produkt && produktValuesOf(produkt)).toMatchObject({
    name: '',
    gramm: '',
    reihenfolge: '0',
    preis: '',
  });
});

test('keeps the values of an answer unchanged', () => {
  const bilder = { hauptbild: '/uploads/a.jpg', galerie: [{ url: '/uploads/b.jpg', alt_text: 'b' }] };
  const [produkt] = readProdukte([{ _id: 'a', name: 'Minze', gramm: 95, aktiv: false, preis: 7.9, bilder }]);
  expect(produkt).toMatchObject({ name: 'Minze', gramm: 95, aktiv: false, preis: 7.9, bilder });
});
