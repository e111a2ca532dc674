import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fertigungstageOf, gewichtOf, isAndersGesagt, sortiere, type Warenangaben } from './ware.ts';

const seife: Warenangaben = {
  name: 'Lavendeltraum',
  typ: 'seife',
  merkmale: [{ label: 'Seife', text: 'Sheabutter' }],
  gramm: 100,
  packgewicht: 110,
  preisCent: 790,
  steuersatzPromille: 190,
  fertigungstage: null,
  aktiv: true,
  bild: null,
};
const sortiereEine = (menge: number, frei: number, produkt: Partial<Warenangaben> | undefined = {}) =>
  sortiere([{ produktId: 'a', menge, name: 'Alter Name' }], () => {
    return { produkt: produkt && { ...seife, ...produkt }, frei };
  });

test.each([
  [2, 5, 2, []],
  [2, 2, 2, []],
  [3, 2, 2, ['Von Lavendeltraum sind nur noch 2 Stück da.']],
  [3, 1, 1, ['Von Lavendeltraum ist nur noch 1 Stück da.']],
  [1, 0, 0, ['Lavendeltraum ist gerade verkauft worden.']],
  [1, -4, 0, ['Lavendeltraum ist gerade verkauft worden.']],
])('of %i wanted pieces and %i free ones %i can be ordered', (menge, frei, moeglich, texte) => {
  const { waren, hindernisse } = sortiereEine(menge, frei);
  expect(waren.map(({ menge }) => menge)).toEqual(moeglich > 0 ? [moeglich] : []);
  expect(hindernisse.map(({ text }) => text)).toEqual(texte);
  expect(hindernisse.every(({ hoechstens }) => hoechstens === moeglich)).toBe(true);
});

test('what is also made to order can be ordered beyond the shelf', () => {
  expect(sortiereEine(7, -2, { fertigungstage: 4 })).toMatchObject({
    waren: [{ menge: 7 }],
    hindernisse: [],
  });
});

test.each([{ aktiv: false }, { preisCent: null }, { preisCent: 0 }])(
  'a product with %j is gone, and named as it was last seen',
  (changes) => {
    const { waren, hindernisse } = sortiereEine(1, 9, changes);
    expect(waren).toEqual([]);
    expect(hindernisse).toEqual([
      { produktId: 'a', menge: 1, name: 'Alter Name', hoechstens: 0, text: 'Alter Name gibt es nicht mehr.' },
    ]);
  },
);

test('a deleted product is gone', () => {
  const [zeile] = [{ produktId: 'a', menge: 1, name: 'Alter Name' }];
  expect(sortiere([zeile], () => ({ produkt: undefined, frei: 0 })).hindernisse).toHaveLength(1);
});

test('the time of making counts only where the shelf is not enough', () => {
  const [da, fehlt] = [
    { menge: 2, frei: 2, fertigungstage: 30 },
    { menge: 3, frei: 2, fertigungstage: 4 },
  ];
  expect(fertigungstageOf([da])).toBe(0);
  expect(fertigungstageOf([da, fehlt])).toBe(4);
});

test('a parcel weighs what its packed goods weigh', () => {
  const unbekannt = { menge: 9, gramm: null, packgewicht: null };
  expect(
    gewichtOf([
      { menge: 2, gramm: 100, packgewicht: 110 },
      { menge: 1, gramm: 50, packgewicht: null },
      unbekannt,
    ]),
  ).toBe(270);
});

test('shoppers read something else only when few are left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 20 }), (frei, menge) => {
      const istAnders = isAndersGesagt({ frei, menge, fertigungstage: null });
      expect(istAnders).toBe(frei > 0 && frei - menge < 6);
    }),
  );
});
