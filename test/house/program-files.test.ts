import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programFile, root } from '#server/own-process/program-files.ts';
import { shopEntries } from '../../scripts/bundle-shop.ts';

test('every process and thread that the shop starts is a source, and an entry of the bundle', () => {
  const sources = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const started = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/programFile\('([^']+)'\)/g)].map(([, name = '']) =>
      programFile(name),
    ),
  );
  const entries = globSync(shopEntries, { cwd: root }).map((file) => join(root, file));
  expect(started.length).toBeGreaterThan(5);
  const opening = ['main', 'open-shop'].map((name) => join(root, `src/app/server/${name}.ts`));
  expect([...started, ...opening].sort()).toEqual(entries.sort());
});
