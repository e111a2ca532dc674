import { expect, test } from 'vitest';
import { nextSorting, sortRows } from './sort-rows.ts';

type Row = { name: string; menge?: number | null };

const columns = [
  { key: 'name', sortBy: ({ name }: Row) => name },
  { key: 'menge', sortBy: ({ menge }: Row) => menge },
  { key: 'aktionen' },
];
const rows: Row[] = [
  { name: 'Zimt', menge: 10 },
  { name: 'Ölbad', menge: null },
  { name: 'oliv', menge: 9 },
  { name: 'Seife 10', menge: 100 },
  { name: 'Seife 9' },
];

const sorted = (key: string, isDescending: boolean) =>
  sortRows(rows, { key, isDescending }, columns).map(({ name }) => name);

test('texts are sorted as in a German dictionary, numbers in them by size', () => {
  expect(sorted('name', false)).toEqual(['Ölbad', 'oliv', 'Seife 9', 'Seife 10', 'Zimt']);
  expect(sorted('name', true)).toEqual(['Zimt', 'Seife 10', 'Seife 9', 'oliv', 'Ölbad']);
});

test('missing values are last in both directions, in the given order', () => {
  expect(sorted('menge', false)).toEqual(['oliv', 'Zimt', 'Seife 10', 'Ölbad', 'Seife 9']);
  expect(sorted('menge', true)).toEqual(['Seife 10', 'Zimt', 'oliv', 'Ölbad', 'Seife 9']);
});

test('without a sortable column the order is unchanged', () => {
  expect(sortRows(rows, undefined, columns)).toEqual(rows);
  expect(sorted('aktionen', true)).toEqual(rows.map(({ name }) => name));
});

test('a column is sorted ascending first, then descending, then ascending again', () => {
  const first = nextSorting({ key: 'name', isDescending: false }, 'menge');
  expect(first).toEqual({ key: 'menge', isDescending: false });
  const second = nextSorting(first, 'menge');
  expect(second).toEqual({ key: 'menge', isDescending: true });
  expect(nextSorting(second, 'menge')).toEqual(first);
});
