import { expect, test } from 'vitest';
import { isAllesUebrige, ohnePostenTeile, waehlePostenTeile } from './posten-teile.ts';

const posten = [
  { nr: 1, name: 'Rose' },
  { nr: 2, name: 'Minze' },
];
const rest = new Map([[1, 3]]);

test.each([
  [undefined, { teile: [{ nr: 1, menge: 3 }] }],
  [[{ nr: 1, menge: 2 }], { teile: [{ nr: 1, menge: 2 }] }],
  [[{ nr: 1, menge: 4 }], { problem: 'Von Rose sind nur noch 3 Stück offen.' }],
  [[{ nr: 2, menge: 1 }], { problem: 'Von Minze ist nichts mehr offen.' }],
  [[{ nr: 3, menge: 1 }], { problem: 'Eine Zeile 3 hat diese Bestellung nicht.' }],
])('of %o', (gewuenscht, gewaehlt) => {
  expect(waehlePostenTeile(gewuenscht, rest, posten)).toEqual(gewaehlt);
});

test('one piece that is left is said as one', () => {
  const eines = waehlePostenTeile([{ nr: 1, menge: 2 }], new Map([[1, 1]]), posten);
  expect(eines).toEqual({ problem: 'Von Rose ist nur noch 1 Stück offen.' });
});

test('all that is left is all', () => {
  expect(isAllesUebrige([{ nr: 1, menge: 3 }], rest)).toBe(true);
  expect(isAllesUebrige([{ nr: 1, menge: 2 }], rest)).toBe(false);
});

test('pieces are taken out of their lines, as often as they are named', () => {
  const zeilen = [
    { nr: 1, menge: 3, name: 'Rose' },
    { nr: 2, menge: 1, name: 'Minze' },
  ];
  const teile = [1, 2, 1].map((nr) => ({ nr, menge: 1 }));
  expect(ohnePostenTeile(zeilen, teile)).toEqual([{ nr: 1, menge: 1, name: 'Rose' }]);
  expect(ohnePostenTeile(zeilen, [])).toEqual(zeilen);
});
