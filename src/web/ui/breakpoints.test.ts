import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** requirements.md, storefront §9; below 360 px there may be one more (R49). Pixels. */
const breakpoints = [360, 600, 900, 1200, 1536];

/** Mails and the file of the own data are read outside of the shop. */
const documents = ['features/post/render/render-html-stil.ts', 'features/konto/daten-html.ts'];

/**
 * From a breakpoint on, or below it. Container queries are none: they ask how much room a part has, not how
 * wide the screen is.
 */
function isBreakpoint(bound: string, value: string, unit: string): boolean {
  const pixels = Number(value) * (unit === 'px' ? 1 : 16);
  return breakpoints.some((from) =>
    bound === 'min' ? pixels === from : pixels < from && pixels >= from - 1,
  );
}

/** The widths of the screen that a source asks for and that are no breakpoint. */
function otherWidths(source: string): string[] {
  const asked = source
    .replaceAll(/@container[^{]*/g, '')
    .matchAll(/\((min|max)-width:\s*([\d.]+)(px|r?em)\)/g);
  return [...asked].flatMap(([all, bound = '', value = '', unit = '']) =>
    isBreakpoint(bound, value, unit) ? [] : [all],
  );
}

test('a width of the screen is found in any source, other than that of a container', () => {
  const css =
    '@media (min-width: 1100px) {} @media (max-width: 599.98px) {} @container (min-width: 54rem) {}';
  expect(otherWidths(css)).toEqual(['(min-width: 1100px)']);
  expect(otherWidths("useMediaQuery('(max-width: 600px)') '(min-width: 75em) 5px'")).toEqual([
    '(max-width: 600px)',
  ]);
});

test('layouts change at the five breakpoints of the specification alone', () => {
  const src = join(import.meta.dirname, '../..');
  const files = globSync('**/*.{css,ts,tsx}', { cwd: src }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !documents.includes(file),
  );
  const found = files.flatMap((file) =>
    otherWidths(readFileSync(join(src, file), 'utf8')).map((width) => `${file}: ${width}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
