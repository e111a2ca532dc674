import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allFaults } from '../trust/faults/all-faults.ts';

const read = (file: string) => readFileSync(`${import.meta.dirname}/../${file}`, 'utf8');

test('every known fault has its own name', () => {
  expect(new Set(allFaults.map(({ name }) => name)).size).toBe(allFaults.length);
});

test.each(allFaults)('the code can still be broken so that $name', ({ file, find, replace, caughtBy }) => {
  expect(read(file).split(find).length - 1, `occurrences in ${file}`).toBe(1);
  expect(replace).not.toBe(find);
  expect(caughtBy).not.toEqual([]);
  for (const { file, title = '' } of caughtBy) expect(read(file), `"${title}" in ${file}`).toContain(title);
});
