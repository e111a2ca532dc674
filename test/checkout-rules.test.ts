import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/..`;
const page = readFileSync(`${root}/docs/checkout-rules.md`, 'utf8');

/** The tests that the page names, each with its file: "the same" is that of the test before. */
function namedTests(): [file: string, title: string][] {
  const named: [string, string][] = [];
  let file = '';
  for (const { 1: spec, 2: title } of page.matchAll(/`([\w-]+\.spec\.ts)`|"([^"]+)"/g)) {
    if (spec) file = spec;
    else if (title) named.push([file, title]);
  }
  return named;
}

test('the page of the checkout has fifteen rules', () => {
  const numbers = [...page.matchAll(/^\| (\d+) \|/gm)].map(({ 1: number }) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
});

test.each(namedTests())('%s has the test "%s"', (file, title) => {
  expect(readFileSync(`${root}/e2e/shop/${file}`, 'utf8')).toMatch(
    new RegExp(`test\\(\\s*['"\`]${RegExp.escape(title)}`),
  );
});
