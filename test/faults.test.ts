import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allFaults } from '../trust/faults/all-faults.ts';

const read = (file: string) => readFileSync(`${import.meta.dirname}/../${file}`, 'utf8');

/** Whether a test has words in its title, which may be a template that is filled for each of a list. */
function hasTitle(source: string, words: string): boolean {
  if (source.includes(words)) return true;
  return [...source.matchAll(/`([^`]*\$\{[^`]*)`/g)].some(({ 1: template = '' }) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part));
    return parts.join('').length > 5 && new RegExp(`^${parts.join('.+')}$`).test(words);
  });
}

test('every known fault has its own name', () => {
  expect(new Set(allFaults.map(({ name }) => name)).size).toBe(allFaults.length);
});

test.each(allFaults)('the code can still be broken so that $name', ({ file, find, replace, caughtBy }) => {
  expect(read(file).split(find).length - 1, `occurrences in ${file}`).toBe(1);
  expect(replace).not.toBe(find);
  expect(caughtBy).not.toEqual([]);
  for (const { file, title = '' } of caughtBy)
    expect(hasTitle(read(file), title), `"${title}" in ${file}`).toBe(true);
});
