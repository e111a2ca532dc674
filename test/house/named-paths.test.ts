import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { uses } from '../../scripts/walls/walls.ts';

const root = join(import.meta.dirname, '../..');
const pages = globSync(['README.md', 'CONTRIBUTING.md', 'docs/*.md', 'docs/how-to/*.md'], { cwd: root });
const folders = 'src,test,e2e,bench,trust,scripts,demo,deploy,docs';
const paths = new Set(globSync(`{${folders}}/**`, { cwd: root }).map((path) => path.replaceAll('\\', '/')));
const names = new Set([...globSync('*', { cwd: root }), ...[...paths].map((path) => basename(path))]);

/** What a recipe makes is not there yet, and a shop of before had its settings in a file. */
const examples = /farbe|schmuck|my-page|x-page|pflege|path.x|shop\.config/;

/** Paths from the project's folder, and names of source files, written as code and without a placeholder. */
function namedIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  // A command names files among its words.
  const codes = [...text.matchAll(/`([^`\n]+)`/g), ...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)];
  const named = codes.flatMap(([, code = '']) => code.split(/\s+/)).filter((word) => !/[<>*{}…]/.test(word));
  const isPath = new RegExp(`^(${folders.replaceAll(',', '|')})/.`);
  return named
    .filter((code) => isPath.test(code) || /^[\w-]+(\.[\w-]+)*\.tsx?$/.test(code))
    .map((code) => code.replace(/[#:].*$|\/$/, ''))
    .filter((code) => !examples.test(code));
}

test.each(pages)('%s names files and folders that exist', (page) => {
  const isThere = (one: string) =>
    paths.has(one) || names.has(one) || [...paths].some((path) => path.startsWith(one));
  expect(namedIn(page).filter((one) => !isThere(one))).toEqual([]);
});

test('the page of the rooms lists the areas as the walls do', () => {
  const rows = readFileSync(join(root, 'docs/rooms.md'), 'utf8').matchAll(
    /^\| ([a-z]+) \| [^|]+ \| [^|]+ \|$/gm,
  );
  expect([...rows].map(([, area]) => area)).toEqual(Object.keys(uses));
});
