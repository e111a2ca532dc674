import { expect, test } from 'vitest';
import {
  gewuenschteStueck,
  isAllesGebucht,
  mengenOf,
  rueckgabeTeile,
  rueckgabeZeilen,
  wenigerCent,
  zurueckCent,
} from './buchung.ts';
import type { WiderrufPosten } from './verwaltung-contract.ts';

const rose: WiderrufPosten = {
  ...{ nr: 1, name: 'Rose', preis: 7.9, menge: 3, moeglich: 3 },
  ...{ imHaus: 0, gewuenscht: 2, erwartet: 0 },
};
const minze: WiderrufPosten = { ...rose, nr: 2, name: 'Minze', preis: 6.2, menge: 2, moeglich: 2, imHaus: 1 };
const posten = [rose, minze];

test('the form starts with what the declaration names, as far as that can be withdrawn', () => {
  expect(gewuenschteStueck(posten)).toEqual({ 1: 2, 2: 2 });
  expect(gewuenschteStueck([{ ...rose, gewuenscht: 5, moeglich: 1 }])).toEqual({ 1: 1 });
});

test.each([
  [{ 1: 3, 2: 2 }, true],
  [{ 1: 3, 2: 1 }, false],
  [{ 1: 3 }, false],
  [{}, false],
])('%o is everything: %s', (stueck, isIt) => {
  expect(isAllesGebucht(posten, stueck)).toBe(isIt);
});

test('lines of which nothing is left do not keep the rest from being everything, and nothing is not everything', () => {
  const weg = { ...minze, moeglich: 0 };
  expect(isAllesGebucht([rose, weg], { 1: 3 })).toBe(true);
  expect(isAllesGebucht([weg], {})).toBe(false);
});

test('of withdrawn pieces those come back that had left the house', () => {
  expect(rueckgabeZeilen(posten, { 1: 2, 2: 2 })).toEqual([
    { nr: 1, name: 'Rose', erwartet: 2 },
    { nr: 2, name: 'Minze', erwartet: 1 },
  ]);
  expect(rueckgabeZeilen(posten, { 1: 0, 2: 1 })).toEqual([]);
});

test('all that is awaited came back, and none of it can be sold again, until somebody says otherwise', () => {
  const zeilen = rueckgabeZeilen(posten, { 1: 2, 2: 2 });
  expect(rueckgabeTeile(zeilen, { da: {}, gut: {} })).toEqual([
    { nr: 1, menge: 2, verkaufbar: false },
    { nr: 2, menge: 1, verkaufbar: false },
  ]);
  expect(rueckgabeTeile(zeilen, { da: { 2: 0 }, gut: { 1: 1 } })).toEqual([
    { nr: 1, menge: 1, verkaufbar: true },
    { nr: 1, menge: 1, verkaufbar: false },
  ]);
});

test('a line never has more pieces back than are awaited, nor more that can be sold than are back', () => {
  const zeile = { nr: 1, name: 'Rose', erwartet: 2 };
  expect(mengenOf(zeile, { da: { 1: 5 }, gut: { 1: 4 } })).toEqual({ menge: 2, verkaufbar: 2 });
  expect(mengenOf(zeile, { da: { 1: 1 }, gut: { 1: 2 } })).toEqual({ menge: 1, verkaufbar: 1 });
});

test('an order costs less by the pieces and the postage, to the cent', () => {
  expect(wenigerCent(posten, { 1: 3, 2: 2 }, 490)).toBe(3 * 790 + 2 * 620 + 490);
  expect(wenigerCent([{ ...rose, preis: 0.29 }], { 1: 3 }, 0)).toBe(87);
  expect(wenigerCent(posten, {}, 0)).toBe(0);
});

test.each([
  ['all of it was paid', 41, 1000, 1000],
  ['nothing was paid', 0, 1000, 0],
  ['a part was paid, and less than that is left to pay', 20, 3610, 1510],
  ['a part was paid, and more than that is left to pay', 20, 1000, 0],
  ['too much was paid', 50, 4100, 5000],
])('when %s, only what was paid too much is returned', (_, bezahlt, weniger, zurueck) => {
  // 3 × 7,90 € + 2 × 6,20 € + 4,90 € = 41,00 €.
  expect(zurueckCent({ posten, versand: 4.9, bezahlt }, weniger)).toBe(zurueck);
});
