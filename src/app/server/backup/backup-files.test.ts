import { expect, test } from 'vitest';
import { backupName, listSurplus, markedName } from './backup-files.ts';

const day = (n: number) => backupName(new Date(Date.UTC(2026, 10, n, 3)), 'sqlite');

test('a backup is named after the time it was begun', () => {
  expect(day(21)).toBe('laden-2026-11-21T03-00-00Z.sqlite');
  expect(markedName(day(21))).toBe('laden-2026-11-21T03-00-00Z-auffaellig.sqlite');
});

test('the oldest are deleted, in whatever order they are listed', () => {
  expect(listSurplus([day(3), day(1), day(4), day(2)], { keep: 2, newest: day(4) }).sort()).toEqual([
    day(1),
    day(2),
  ]);
  expect(listSurplus([day(3), day(4)], { keep: 2, newest: day(4) })).toEqual([]);
});

test('other files in the folder stay', () => {
  const foreign = [
    'notizen.txt',
    'laden.sqlite',
    `${day(1)}.bak`,
    `kopie-${day(1)}`,
    'laden-2026-11-21.sqlite',
  ];
  expect(listSurplus([...foreign, day(2)], { keep: 1, newest: day(2) })).toEqual([]);
});

test('the newest stays although the clock was set back', () => {
  expect(listSurplus([day(1), day(20), day(21)], { keep: 1, newest: day(1) }).sort()).toEqual([
    day(20),
    day(21),
  ]);
});

test('backups of a damaged shop never displace good ones', () => {
  const marked = [5, 6, 7].map((n) => markedName(day(n)));
  const names = [day(1), day(2), ...marked];
  expect(listSurplus(names, { keep: 2, newest: marked[2] ?? '' })).toEqual([marked[0]]);
});
