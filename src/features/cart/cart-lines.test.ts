import { expect, test } from 'vitest';
import { leererVersand } from '#features/einstellung/versand-angaben.ts';
import { cartLines } from './cart-lines.ts';
import { cartSumme, cartTotals } from './totals.ts';

/** storefront.txt §3, Cart item: the required fields. */
const line = {
  produktId: '1',
  name: 'Lavendel',
  preis: 7.9,
  menge: 2,
  bild: '/uploads/a.jpg',
  gramm: 100,
  seife: 'Sheabutter',
};

test('counts a line with only the specified fields, and it can be bought', () => {
  const lines = cartLines({ success: true, data: { items: [line] } });
  expect(lines).toEqual([{ ...line, verfuegbar: true }]);
  expect(cartSumme(lines)).toMatchObject({ itemCount: 2, zwischensumme: 15.8 });
});

test('keeps a line that cannot be bought', () => {
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

const odd = [undefined, null, true, '', 'drei', '3', '7.9', -1, 0, 0.5, Number.NaN, [], {}, { de: 'drei' }];

test('reads numbers sent as text, so that they are added and not concatenated', () => {
  const lines = cartLines({
    data: { items: [{ ...line, menge: '3', preis: '7.9', gramm: '100', packgewicht: '120' }] },
  });
  expect(lines).toEqual([{ ...line, menge: 3, packgewicht: 120, verfuegbar: true }]);
  expect(cartSumme([...lines, ...lines])).toMatchObject({ itemCount: 6, zwischensumme: 47.4 });
});

test.each(odd)('a packed weight of %j is a number or not known', (packgewicht) => {
  const [read] = cartLines({ data: { items: [{ ...line, packgewicht }] } });
  expect(read?.packgewicht === undefined || Number.isFinite(read.packgewicht)).toBe(true);
});

test('a line without a price cannot be bought and costs nothing (R7)', () => {
  const { preis: _, ...priceless } = line;
  expect(cartLines({ data: { items: [priceless] } })).toEqual([{ ...line, preis: 0, verfuegbar: false }]);
});

test.each([undefined, null, 'drei', 0, -1, 1.5])('a line of %s pieces is none', (menge) => {
  expect(cartLines({ data: { items: [{ ...line, menge }, line] } })).toHaveLength(1);
});

test.each(Object.keys(line))('every line has valid texts and numbers, whatever the value of %s', (name) => {
  const lines = cartLines({ data: { items: odd.map((value) => ({ ...line, [name]: value })) } });
  for (const { menge, preis, gramm, ...texts } of lines) {
    expect([menge, preis, gramm].every(Number.isFinite)).toBe(true);
    expect([texts.produktId, texts.name, texts.seife].every((text) => typeof text === 'string')).toBe(true);
  }
  const { itemCount, total } = cartTotals(lines, leererVersand);
  expect([Number.isInteger(itemCount), Number.isFinite(total)]).toEqual([true, true]);
});
