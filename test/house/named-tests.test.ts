import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/../..`;
const pageOf = (name: string) => readFileSync(`${root}/docs/${name}.md`, 'utf8');
/** By name: several areas may have a `frist.test.ts`. */
const files = new Map<string, string[]>();
for await (const file of glob('{src,e2e,test,demo}/**/*.{test,spec}.{ts,tsx}', { cwd: root }))
  files.set(basename(file), [...(files.get(basename(file)) ?? []), file]);

/**
 * The tests that a page names, each with its file: "the same" is that of the test before. A file without a
 * title stands for itself.
 */
function namedTests(page: string): [file: string, title: string][] {
  const named: [string, string][] = [];
  let file = '';
  for (const { 1: spec, 2: title } of page.matchAll(
    /`([\w-]+(?:\.(?:api|process|ui))?\.(?:spec|test)\.tsx?)`|"([^"]+)"/g,
  )) {
    if (spec) file = spec;
    named.push([file, title ?? '']);
  }
  return named;
}

test('the page of the checkout has fifteen rules', () => {
  const numbers = [...pageOf('checkout-rules').matchAll(/^\| (\d+) \|/gm)].map(({ 1: number }) =>
    Number(number),
  );
  expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
});

test.each(['checkout-rules', 'law'].flatMap((name) => namedTests(pageOf(name))))(
  '%s has the test "%s"',
  async (file, title) => {
    const paths = files.get(file) ?? [];
    const texts = await Promise.all(paths.map((path) => readFile(`${root}/${path}`, 'utf8')));
    expect(texts.join('\n'), file).toMatch(
      new RegExp(`${title === '' ? 'test' : `['"\`]${RegExp.escape(title)}`}`),
    );
  },
);

test('each duty of the law has its screen, its test and the day it was looked up', () => {
  const rows = pageOf('law')
    .split('\n')
    .filter((line) => /^\| (?!Duty)/.test(line));
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) {
    const [, duty, screen, shownBy, day] = row
      .split(' | ')
      .join('|')
      .split('|')
      .map((cell) => cell.trim());
    expect([duty, screen].every(Boolean), row).toBe(true);
    expect(shownBy, row).toMatch(/\.(spec|test)\.tsx?`/);
    expect(day, row).toMatch(/^2026-\d\d-\d\d/);
  }
});
