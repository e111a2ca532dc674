import { expect, test } from 'vitest';
import { leererVersand } from '#features/einstellung/gruppen/versand-angaben.ts';
import { readCartAnswer } from './cart-lines.ts';
import { cartSumme, cartTotals } from './totals.ts';

const cartLines = (answer: unknown) => readCartAnswer(answer).items;

/** requirements.md, storefront §3, Cart item: the required fields. */
const line = {
  produktId: '1',
  name: 'Lavendel',
  preis: 7.9,
  menge: 2,
  bild: '/uploads/a.jpg',
  gramm: 100,
  seife: 'Sheabutter',
};
/** What the page shows of it. */
const merkmale = [
  { label: 'Seife', text: 'Sheabutter' },
  { label: 'Gewicht', text: '100 g' },
];
const read = { ...line, merkmale };

test('counts a line with only the specified fields, and it can be bought', () => {
  const lines = cartLines({ success: true, data: { items: [line] } });
  expect(lines).toEqual([{ ...read, verfuegbar: true }]);
  expect(cartSumme(lines)).toMatchObject({ itemCount: 2, zwischensumme: 15.8 });
});

test('shows of a line what it says, and what is specified of one that says nothing', () => {
  const motiv = [{ label: 'Motiv', text: 'Mohn' }];
  for (const [said, shown] of [
    [{ merkmale: motiv }, motiv],
    [{ merkmale: [] }, []],
    [{ merkmale: 'Mohn' }, merkmale],
    [{ seife: undefined }, merkmale.slice(1)],
    [{ gramm: 0 }, merkmale.slice(0, 1)],
  ] as const)
    expect(cartLines({ data: { items: [{ ...line, ...said }] } })[0]?.merkmale).toEqual(shown);
});

test('keeps a line that cannot be bought', () => {
  const gone = { ...line, verfuegbar: false, grund: 'Nicht mehr verfügbar' };
  expect(cartLines({ data: { items: [gone] } })).toEqual([{ ...gone, merkmale }]);
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
  expect(lines).toEqual([{ ...read, menge: 3, packgewicht: 120, verfuegbar: true }]);
  expect(cartSumme([...lines, ...lines])).toMatchObject({ itemCount: 6, zwischensumme: 47.4 });
});

test.each(odd)('a packed weight of %j is a number or not known', (packgewicht) => {
  const [one] = cartLines({ data: { items: [{ ...line, packgewicht }] } });
  expect(one?.packgewicht === undefined || Number.isFinite(one.packgewicht)).toBe(true);
});

test('a line without a price cannot be bought and costs nothing (R7)', () => {
  const { preis: _, ...priceless } = line;
  expect(cartLines({ data: { items: [priceless] } })).toEqual([{ ...read, preis: 0, verfuegbar: false }]);
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

test('reads what can be ordered of a line, and the days of delivery', () => {
  const wenige = { verfuegbarkeit: { art: 'vorrat', frei: 2 }, hoechstens: 2 };
  const lieferung = { von: '2026-12-02', bis: '2026-12-04' };
  const data = { items: [{ ...line, ...wenige }], lieferung, abholung: { ab: '2026-12-01' } };
  expect(readCartAnswer({ success: true, message: 'Nur noch 2', data })).toEqual({
    items: [{ ...read, ...wenige, verfuegbar: true }],
    lieferung,
    abholung: { ab: '2026-12-01' },
    message: 'Nur noch 2',
  });
});

test.each([...odd, 'morgen', '2026-13-01', { von: '2026-12-02' }, { von: 5, bis: 'x' }, { ab: null }])(
  'days of %j are not shown, nor a message that is none',
  (value) => {
    const { lieferung, abholung, message } = readCartAnswer({
      message: 5,
      data: { items: [], lieferung: value, abholung: value },
    });
    expect([lieferung, abholung, message]).toEqual([undefined, undefined, undefined]);
  },
);

test.each([...odd, { art: 'bald' }, { art: 'aufBestellung' }, { art: 'aufBestellung', tage: 'bald' }])(
  'an availability of %j says nothing, nor does a limit that is no number of pieces',
  (value) => {
    const wrong = { verfuegbarkeit: value, hoechstens: typeof value === 'object' ? value : -1 };
    expect(cartLines({ data: { items: [{ ...line, ...wrong }] } })).toEqual([{ ...read, verfuegbar: true }]);
  },
);

test.each([
  [{ art: 'vergriffen', frei: 3 }, { art: 'vergriffen' }],
  [{ art: 'vorrat', frei: 'viele' }, { art: 'vorrat' }],
  [
    { art: 'aufBestellung', tage: '10' },
    { art: 'aufBestellung', tage: 10 },
  ],
])('an availability of %j reads as %j', (verfuegbarkeit, read) => {
  expect(cartLines({ data: { items: [{ ...line, verfuegbarkeit }] } })).toMatchObject([
    { verfuegbarkeit: read },
  ]);
});
