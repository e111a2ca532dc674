import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allFaults } from '../../trust/faults/all-faults.ts';

const root = `${import.meta.dirname}/../..`;
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

/** Where the titles of a file's tests are: those of the sweep are names of its table. */
function readTitles(file: string): string {
  if (file !== 'e2e/sweep/sweep.spec.ts') return read(file);
  return globSync('{test/seiten,e2e/sweep/screens-*}.ts', { cwd: root }).map(read).join('');
}

/**
 * Whether a test has words in its title, which may be a template (`…${value}…`, `…%s…`) that is filled for
 * each of a list.
 */
function hasTitle(source: string, words: string): boolean {
  if (source.includes(words)) return true;
  const templates = [...source.matchAll(/`([^`]*\$\{[^`]*)`/g), ...source.matchAll(/'([^'\n]*%s[^'\n]*)'/g)];
  return templates.some(({ 1: template = '' }) => {
    const parts = template.split(/\$\{[^}]*\}|%s/).map((part) => RegExp.escape(part));
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
    expect(hasTitle(readTitles(file), title), `"${title}" in ${file}`).toBe(true);
});
