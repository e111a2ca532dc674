import { expect, test } from 'vitest';
import { mapGruppen } from '../artikel.ts';
import { filledBestand, filledGroups, filledHistorie, filledList } from './filled.ts';

const keine = mapGruppen(() => []);

test.each([undefined, null, {}, { rohseifen: null }, 'nichts'])(
  '%j is an empty list of each group',
  (data) => {
    expect(filledGroups(data)).toEqual(keine);
    expect(filledBestand(data)).toEqual(keine);
  },
);

test.each([undefined, null, {}, 'nichts'])('%j is an empty list', (data) => {
  expect(filledList(data)).toEqual([]);
  expect(filledHistorie({ data })).toEqual({ data: [] });
});

test('an article with only the specified fields has letzteNr 0', () => {
  expect(filledBestand({ produkte: [{ _id: 'p', menge: 3 }] }).produkte).toEqual([
    { _id: 'p', menge: 3, letzteNr: 0 },
  ]);
});
