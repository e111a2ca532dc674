import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrokenWalls, walls } from '../scripts/walls.ts';

/** For each wall one import that must not pass it: file → imported file. */
const violations: Record<string, [from: string, to: string]> = {
  'no-cycles': ['src/shared/a.ts', 'src/shared/b.ts'],
  'browser-never-sees-server': ['src/web/pages/x.ts', 'src/server/secret.ts'],
  'server-never-sees-browser': ['src/server/y.ts', 'src/web/router.ts'],
  'rules-are-pure': ['src/features/lager/menge.ts', 'src/features/lager/server/db.ts'],
  'shared-is-the-floor': ['src/shared/c.ts', 'src/features/cart/menge.ts'],
  'http-only-in-routes': ['src/features/cart/server/add-to-cart.ts', 'node_modules/fastify/index.js'],
  'sql-only-in-repositories': ['src/features/cart/server/empty-cart.ts', 'node_modules/kysely/index.js'],
  'neighbours-use-the-door': [
    'src/features/cart/server/price.ts',
    'src/features/portfolio/server/produkt.repository.ts',
  ],
  'auth-uses': ['src/features/auth/rule.ts', 'src/features/cart/menge.ts'],
  'benutzer-uses': ['src/features/benutzer/rule.ts', 'src/features/cart/menge.ts'],
  'kunde-uses': ['src/features/kunde/rule.ts', 'src/features/cart/menge.ts'],
  'bestand-uses': ['src/features/bestand/rule.ts', 'src/features/cart/menge.ts'],
  'rohstoffe-uses': ['src/features/rohstoffe/rule.ts', 'src/features/cart/menge.ts'],
  'portfolio-uses': ['src/features/portfolio/rule.ts', 'src/features/cart/menge.ts'],
  'warenberechnung-uses': ['src/features/warenberechnung/rule.ts', 'src/features/cart/menge.ts'],
  'lager-uses': ['src/features/lager/rule.ts', 'src/features/cart/menge.ts'],
  'cart-uses': ['src/features/cart/rule.ts', 'src/features/lager/menge.ts'],
  'sicherung-uses': ['src/features/sicherung/rule.ts', 'src/features/cart/menge.ts'],
  'toolbox-knows-no-area': ['src/web/ui/shop/button.ts', 'src/features/cart/menge.ts'],
  'shop-never-verwaltung': [
    'src/features/cart/web/shop/lines.ts',
    'src/features/lager/web/verwaltung/table.ts',
  ],
  'mantine-only-in-verwaltung': ['src/web/pages/shop/x.ts', 'node_modules/@mantine/core/index.js'],
};

let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'laden-walls-'));
  const files = new Map(
    Object.values(violations).flatMap(
      ([from, to]) =>
        [
          [to, []],
          [from, [to]],
        ] as [string, string[]][],
    ),
  );
  files.set('src/shared/b.ts', ['src/shared/a.ts']);
  for (const [from, to] of Object.values(violations)) files.set(from, [...(files.get(from) ?? []), to]);
  for (const [file, imports] of files) {
    await mkdir(join(dir, dirname(file)), { recursive: true });
    const up = '../'.repeat(file.split('/').length - 1);
    const lines = imports.map((path) =>
      path.startsWith('node_modules/') ? `import '${packageOf(path)}';` : `import '${up}${path}';`,
    );
    await writeFile(join(dir, file), `${lines.join('\n')}\nexport {};\n`);
  }
});

afterAll(() => rm(dir, { recursive: true, force: true }));

function packageOf(path: string): string {
  return path.replace('node_modules/', '').replace('/index.js', '');
}

describe('the walls of the house', () => {
  test('every wall has a deliberate violation here', () => {
    expect(Object.keys(violations).sort()).toEqual(walls.map(({ name }) => name).sort());
  });

  test('each of them is found', async () => {
    const broken = await findBrokenWalls(dir, ['src']);
    for (const [name, [from, to]] of Object.entries(violations)) {
      expect(
        broken.some((line) => line.startsWith(`${name}: ${from} → ${to}`)),
        `${name} in\n${broken.join('\n')}`,
      ).toBe(true);
    }
  });

  test('a table is written by one area', async () => {
    const writers = new Map<string, Set<string>>();
    for await (const file of glob('src/features/*/server/*.repository.ts')) {
      const area = file.split('/')[2] ?? '';
      for (const [, table] of (await readFile(file, 'utf8')).matchAll(
        /(?:insertInto|updateTable|deleteFrom)\('(\w+)'\)/g,
      )) {
        if (table) writers.set(table, (writers.get(table) ?? new Set()).add(area));
      }
    }
    expect([...writers].filter(([, areas]) => areas.size > 1)).toEqual([]);
    expect(writers.size).toBeGreaterThan(3);
  });
});
