import { expect, test } from 'vitest';
import { type BlattZeile, readMarktblatt, stueckOf, umsatzProblem } from './blatt.ts';

test.each([
  ['', 0],
  [' ', 0],
  ['12', 12],
  ['0', 0],
  ['9999', 9999],
  ['10000', undefined],
  ['-1', undefined],
  ['1,5', undefined],
  ['drei', undefined],
])('%j is %s pieces', (text, stueck) => {
  expect(stueckOf(text)).toBe(stueck);
});

function zeile(produktId: string, mitgenommen: string, zurueck: string): BlattZeile {
  return { produktId, preis: 7.9, mitgenommen, zurueck };
}

test('a sheet is read line by line', () => {
  expect(readMarktblatt([zeile('a', '12', '4'), zeile('b', '5', ''), zeile('c', '', '')])).toEqual({
    posten: [
      { produktId: 'a', mitgenommen: 12, zurueck: 4 },
      { produktId: 'b', mitgenommen: 5, zurueck: 0 },
      { produktId: 'c', mitgenommen: 0, zurueck: 0 },
    ],
    ...{ mitgenommen: 17, verkauft: 13, wert: 102.7, fehler: new Map() },
  });
});

test('a line that cannot be is named at its field, and counts nothing', () => {
  const { fehler, posten } = readMarktblatt([
    zeile('a', '3', '4'),
    zeile('b', 'x', '1,5'),
    zeile('c', '1', ''),
  ]);
  expect(posten).toHaveLength(1);
  expect([...fehler]).toEqual([
    ['a', { zurueck: 'Das ist mehr, als Sie mitgenommen haben.' }],
    ['b', { mitgenommen: 'Bitte ganze Stück eintragen.', zurueck: 'Bitte ganze Stück eintragen.' }],
  ]);
});

test.each([
  ['', true],
  ['142,50', true],
  ['0', true],
  ['1,234', false],
  ['-3', false],
  ['100001', false],
])('a turnover of %j is valid: %s', (text, isValid) => {
  expect(umsatzProblem(text) === undefined).toBe(isValid);
});
