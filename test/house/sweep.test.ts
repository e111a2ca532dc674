import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { makeRoutes } from '#app/web/router.tsx';

const root = `${import.meta.dirname}/../..`;

/** The addresses with a page of their own; redirects have none. */
function pagesOf(routes: RouteObject[]): string[] {
  return routes.flatMap((route) => [
    ...(route.path && route.handle ? [route.path] : []),
    ...pagesOf(route.children ?? []),
  ]);
}

/** The addresses that the table of the sweep names, as text: its helpers need a browser. */
async function sweptRoutes(): Promise<Set<string>> {
  const swept = new Set<string>();
  for await (const file of glob(['test/seiten.ts', 'e2e/sweep/screens-*.ts'], { cwd: root }))
    for (const { 1: path = '' } of (await readFile(`${root}/${file}`, 'utf8')).matchAll(/'(\*|\/[\w/:-]*)/g))
      swept.add(path);
  return swept;
}

const routes = makeRoutes({ loadsAhead: false } as Parameters<typeof makeRoutes>[0]);
const pages = pagesOf(routes);

test('the route table is read', () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(pages).toContain('/admin/bestellungen/:id');
});

/** The server finds a page’s chunks by it, and leaves out without a word what it does not know. */
function handlesOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ handle, children }) => [
    ...(handle ? [handle] : []),
    ...handlesOf(children ?? []),
  ]);
}

test.each([...new Set(handlesOf(routes))])('%s is the file of a page', (handle) => {
  expect(existsSync(`${root}/${handle}`)).toBe(true);
});

test.each(pages)('the sweep over all screens has a line for %s', async (path) => {
  expect(await sweptRoutes()).toContain(path);
});
