import { expect, test } from 'vitest';
import { cartLines } from './cart-lines.ts';
import { cartTotals } from './totals.ts';

/** storefront.txt §3, Cart item: all that is promised. */
const line = {
  produktId: '1',
  name: 'Lavendel',
  preis: 7.9,
  menge: 2,
  bild: '/uploads/a.jpg',
  gramm: 100,
  seife: 'Sheabutter',
};

test('a line with just the fields of the specification counts and can be bought', () => {
  const lines = cartLines({ success: true, data: { items: [line] } });
  expect(lines).toEqual([{ ...line, verfuegbar: true }]);
  expect(cartTotals(lines)).toMatchObject({ itemCount: 2, zwischensumme: 15.8 });
});

test('a line that cannot be bought stays one', () => {
  const gone = { ...line, verfuegbar: false, grund: 'Nicht mehr verfügbar' };
  expect(cartLines({ data: { items: [gone] } })).toEqual([gone]);
});

test.each([
  ['nothing', undefined],
  ['data that is null', { success: true, data: null }],
  ['no lines', { success: true, data: {} }],
  ['lines that are no list', { data: { items: {} } }],
  ['lines without a product', { data: { items: [null, {}] } }],
])('%s is an empty cart', (_what, answer) => {
  expect(cartLines(answer)).toEqual([]);
});
