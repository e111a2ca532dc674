import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findLostFocus } from '../../scripts/walls/focus-walls.ts';
import { findBrokenWalls, findIdleUses } from '../../scripts/walls/import-walls.ts';
import { findLongLines } from '../../scripts/walls/line-walls.ts';
import { findDoubleNames } from '../../scripts/walls/name-walls.ts';
import { readSources } from '../../scripts/walls/read-sources.ts';
import { findBrokenRooms } from '../../scripts/walls/room-walls.ts';
import { findBrokenSourceWalls, sourceWalls } from '../../scripts/walls/source-walls.ts';
import { folders, uses, walls } from '../../scripts/walls/walls.ts';

const areas = Object.keys(uses);

/** A file of an area that this one may not use. */
function aboveOf(area: string): string {
  return `src/features/${areas.find((other) => other !== area && !uses[area]?.includes(other))}/menge.ts`;
}

/** For each wall an import that it must refuse: file → imported file. */
const violations: Record<string, [from: string, to: string]> = {
  'no-cycles': ['src/shared/a.ts', 'src/shared/b.ts'],
  'browser-never-sees-server': ['src/app/web/pages/x.ts', 'src/server/secret.ts'],
  'server-never-sees-browser': ['src/server/y.ts', 'src/app/web/router.ts'],
  'rules-are-pure': ['src/features/lager/menge.ts', 'src/features/lager/server/db.ts'],
  'shared-is-the-floor': ['src/shared/c.ts', 'src/features/cart/menge.ts'],
  'http-only-in-routes': ['src/features/cart/server/add-to-cart.ts', 'node_modules/fastify/index.js'],
  'sql-only-in-repositories': ['src/features/cart/server/empty-cart.ts', 'node_modules/kysely/index.js'],
  'neighbours-use-the-door': [
    'src/features/cart/server/price.ts',
    'src/features/portfolio/server/produkt.repository.ts',
  ],
  'drawing-loads-little': ['src/app/server/pdf/pdf-process.ts', 'src/features/versand/server/index.ts'],
  'house-stands-alone': ['src/app/server/clock.ts', 'scripts/clock.ts'],
  'helpers-know-no-tool': ['test/shop.ts', 'e2e/shop.ts'],
  'tools-have-floors': ['scripts/build.ts', 'bench/weight.ts'],
  'composition-is-the-top': ['src/server/jobs/plan.ts', 'src/app/server/main.ts'],
  'toolbox-knows-no-area': ['src/web/ui/shop/button.ts', 'src/features/cart/menge.ts'],
  'shop-never-verwaltung': [
    'src/features/cart/web/shop/lines.ts',
    'src/features/lager/web/verwaltung/table.ts',
  ],
  'mantine-only-in-verwaltung': ['src/app/web/pages/shop/x.ts', 'node_modules/@mantine/core/index.js'],
  ...Object.fromEntries(
    areas.map((area) => [`${area}-uses`, [`src/features/${area}/rule.ts`, aboveOf(area)]]),
  ),
};

/** For each of the other walls a file with source that it must refuse. */
const sources: Record<string, [file: string, source: string, ...found: string[]]> = {
  'queries-only-in-repositories': [
    'src/features/cart/server/sum-cart.ts',
    "// db.selectFrom('cartItem') in a comment is none.\nexport const sum = (db) =>\n  db\n    .selectFrom('cartItem');",
    'src/features/cart/server/sum-cart.ts:3 → selectFrom',
  ],
  'a-table-is-written-by-one-area': [
    'src/features/cart/server/take.repository.ts',
    "export const take = (db: Tx) => db.updateTable('bestand').set({ menge: 0 });",
    'src/features/cart/server/take.repository.ts:1 → bestand',
  ],
  'a-table-is-read-by-its-area': [
    'src/features/cart/server/level.repository.ts',
    "export const levels = (db) => db.selectFrom('cartItem').leftJoin('bestand as b', 'b.id', 'id');\n" +
      'export const count = (db) => sql`select count(*) from "cartItem" join\n bewegung on true`.execute(db);\n' +
      "export const both = (db) => db.selectFrom(['cartItem', 'rohstoff']);",
    'src/features/cart/server/level.repository.ts:1 → bestand',
    'src/features/cart/server/level.repository.ts:2 → bewegung',
    'src/features/cart/server/level.repository.ts:4 → rohstoff',
  ],
  'one-way-to-a-transaction': [
    'src/features/cart/server/fill-cart.ts',
    'export const fill = (db) => db.transaction().execute(add);',
    'src/features/cart/server/fill-cart.ts:1 → transaction',
  ],
  'rows-are-written-in-a-transaction': [
    'src/features/cart/server/line.repository.ts',
    "export function put(db: Db) { return db.insertInto('cartItem'); }\n" +
      "const clear = fixedQuery((db, row) => db.deleteFrom('cartItem'));\n" +
      "const order = (db: Db) => db.with('place', () => places).updateTable('cartItem');\n" +
      "const drop = (id: string, { db }: { db: Db }) => db.deleteFrom('cartItem');",
    'src/features/cart/server/line.repository.ts:1 → cartItem',
    'src/features/cart/server/line.repository.ts:2 → cartItem',
    'src/features/cart/server/line.repository.ts:3 → cartItem',
    'src/features/cart/server/line.repository.ts:4 → cartItem',
  ],
  'dates-in-one-format': [
    'src/features/cart/web/shop/since.tsx',
    "export const since = (date) => new Intl.DateTimeFormat('de-DE').format(date);",
    'src/features/cart/web/shop/since.tsx:1 → DateTimeFormat',
  ],
  'memory-belongs-to-a-shop': [
    'src/features/cart/server/count-carts.ts',
    'const names = new Set([1]);\nexport const kept = new Map<string, number>();',
    'src/features/cart/server/count-carts.ts:1 → kept',
  ],
  'documents-follow-from-events': [
    'src/features/auftrag/server/geld/book-gutschrift.ts',
    "import { addEreignisse as add } from '../auftragsakte/auftragsakte.ts';\n" +
      "export { addEreignisseToAll } from '../auftragsakte/auftragsakte.ts';",
    'src/features/auftrag/server/geld/book-gutschrift.ts:1 → addEreignisse',
    'src/features/auftrag/server/geld/book-gutschrift.ts:2 → addEreignisseToAll',
  ],
  'functions-are-short': [
    'src/features/cart/web/shop/cart-list.tsx',
    `/** Ä */\nexport function CartList() {\n  return (\n    <ul>\n${'      <li>Seife</li>\n\n'.repeat(35)}    </ul>\n  );\n}`,
    'src/features/cart/web/shop/cart-list.tsx:2 → 41 lines',
  ],
};

/** Sources that are close to a violation but allowed. */
const harmless: Record<string, string> = {
  'src/features/cart/server/cart.repository.ts':
    "export const sum = (db) => db.selectFrom('cartItem').select(sql`1 from produktion_alt`).innerJoin((eb) => f('produkt'));\nexport const put = (db: Tx) => db.insertInto('cartItem');",
  'src/features/lager/server/namen.repository.ts':
    "export const namen = (db) => db.selectFrom('bestand').leftJoin('produkt', 'id', 'id');\nBuffer.from('produkt');",
  'src/server/builds/build.repository.ts': "export const put = (db) => db.insertInto('build');",
  'src/server/db/pragma.ts': 'export const walk = (db) => sql`pragma optimize`.execute(db);',
  'src/features/cart/server/read.ts': "export const text = 'db.deleteFrom()';\nexport const list = html`a`;",
  'src/features/cart/server/known.ts':
    'const ofDb = new WeakMap();\nconst names = new Set([1]);\nexport const fresh = () => new Map();',
  'src/features/auftrag/server/auftragsakte/change-auftrag.ts':
    "import { addEreignisse } from './auftragsakte.ts';",
  'src/features/widerruf/server/note.ts': "import { addEreignis } from './widerruf.repository.ts';",
  'src/features/cart/server/cart-process.ts': 'let count = 0;',
  'src/features/cart/web/shop/short.tsx': `export function Short() {\n${'  use();\n'.repeat(38)}}`,
  'src/features/cart/server/long.ts': `export function long() {\n${'  use();\n'.repeat(58)}}`,
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
  for (const folder of folders) await mkdir(join(dir, folder), { recursive: true });
  for (const [file, source] of [...Object.values(sources), ...Object.entries(harmless)]) {
    await mkdir(join(dir, dirname(file)), { recursive: true });
    await writeFile(join(dir, file), source);
  }
});

afterAll(() => rm(dir, { recursive: true, force: true }));

function packageOf(path: string): string {
  return path.replace('node_modules/', '').replace('/index.js', '');
}

/** The sources of a small house of its own. */
function readFiles(files: Record<string, string>) {
  const house = mkdtempSync(join(tmpdir(), 'laden-house-'));
  onTestFinished(() => rmSync(house, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(house, dirname(file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  return readSources(house, ['src']);
}

/** Import walls read no tree. */
const readTree = () => expect.unreachable();

describe('the walls', () => {
  test('every wall has a deliberate violation here', () => {
    const names = [...walls, ...sourceWalls].map(({ name }) => name);
    expect([...Object.keys(violations), ...Object.keys(sources)].sort()).toEqual(names.sort());
  });

  test('every area has one, and uses only those below it', () => {
    const rooms = readdirSync(join(import.meta.dirname, '../../src/features'));
    expect([...areas].sort()).toEqual(rooms.sort());
    for (const [index, area] of areas.entries())
      expect(areas.slice(0, index), area).toEqual(expect.arrayContaining(uses[area] ?? []));
  });

  test('each of them is found', () => {
    const broken = findBrokenWalls(readSources(dir, folders), walls);
    for (const [name, [from, to]] of Object.entries(violations)) {
      expect(
        broken.some((line) => line.startsWith(`${name}: ${from} → ${to}`)),
        `${name} in\n${broken.join('\n')}`,
      ).toBe(true);
    }
  });

  test('an import counts in every form, through every name of a file, and to a package that is not installed', () => {
    const read = readFiles({
      'src/features/auth/forms.ts': [
        "import type { A } from '../cart/menge.ts';",
        "export { b } from '#features/lager/menge.ts';",
        "export * from '../kunde/rule.js';",
        "const late = () => import('../lager/artikel.ts');",
        "import 'node:fs';",
        "import '@scope/missing/part';",
      ].join('\n'),
      'src/features/kunde/rule.js': '',
      'src/features/lager/artikel.ts': '',
      'src/features/lager/menge.ts': '',
      'src/features/cart/menge.ts': '',
      'package.json': '{"imports":{"#features/*":"./src/features/*"}}',
    });
    expect(read.find(({ file }) => file.endsWith('forms.ts'))?.imports.sort()).toEqual([
      'node:fs',
      'node_modules/@scope/missing/part/',
      'src/features/cart/menge.ts',
      'src/features/kunde/rule.js',
      'src/features/lager/artikel.ts',
      'src/features/lager/menge.ts',
    ]);
  });

  test('of a cycle each import is named, of what leads to it none', () => {
    const imports = { a: ['b'], b: ['c'], c: ['a'], to: ['a'], d: [] };
    const sources = Object.entries(imports).map(([file, imports]) => ({ file, imports, text: '', readTree }));
    expect(findBrokenWalls(sources, walls).filter((line) => line.startsWith('no-cycles'))).toEqual([
      'no-cycles: a → b',
      'no-cycles: b → c',
      'no-cycles: c → a',
    ]);
  });

  test('a folder of over 25 files is found, and a topic with the name of a room', () => {
    const full = (folder: string, count = 26) =>
      Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
    const files = [
      ...full('src/features/cart'),
      ...full('src/features/cart/server', 25),
      ...full('src/server/db/migrations'),
      'src/features/lager/web/verwaltung/shop/x.tsx',
      'src/features/lager/web/verwaltung/inventur/x.tsx',
    ];
    expect(findBrokenRooms(files)).toEqual([
      'folders-hold-25-files: src/features/cart → 26',
      'topics-are-no-rooms: src/features/lager/web/verwaltung/shop → shop',
    ]);
  });

  test('a permission that nothing needs is found', () => {
    const imports = ['src/features/bestand/menge.ts'];
    const sources = [{ file: 'src/features/cart/menge.ts', imports, text: '', readTree }];
    expect(findIdleUses(sources, { cart: ['bestand', 'bild'] })).toEqual(['uses-are-needed: cart → bild']);
  });

  test('a name that one reader could mean twice is found, in rules and the back office, not in server and browser', () => {
    const read = readFiles({
      'src/features/cart/summe.ts': 'export function summeOf() {}\nexport type Summe = number;',
      'src/features/markt/web/verwaltung/summe.ts': 'export const summeOf = 1, Summe = 2;',
      'src/features/markt/web/shop/list.ts': 'export class List {}',
      'src/features/markt/web/verwaltung/list.ts': 'export class List {}',
      'src/features/markt/server/list.ts': 'export class List {}',
    });
    expect(findDoubleNames(read)).toEqual([
      'one-name-for-one-thing: summeOf → src/features/cart/summe.ts, src/features/markt/web/verwaltung/summe.ts',
    ]);
  });

  test('a long line of a comment or a page is found; tables and code have their width', () => {
    const long = 'x '.repeat(60);
    const text = (...lines: string[]) => lines.join('\n');
    expect(
      findLongLines([
        {
          file: 'src/a.ts',
          text: text('/**', ` * ${long}`, ' */', `const text = '${long}';`, `  // ${long}`, `/** ${long}*/`),
        },
        { file: 'docs/b.md', text: text(`${long}x`, `| ${long} |`, '```', `${long}x`, '```', 'short') },
      ]),
    ).toEqual([
      'lines-hold-120-columns: src/a.ts:2 → 123',
      'lines-hold-120-columns: src/a.ts:5 → 125',
      'lines-hold-120-columns: src/a.ts:6 → 126',
      'lines-hold-120-columns: docs/b.md:1 → 121',
    ]);
  });

  test('a plain element that is disabled while something is under way is found', () => {
    const file = 'src/features/cart/web/shop/x.tsx';
    const find = (text: string) => findLostFocus(readFiles({ [file]: `const x = ${text};` }));
    for (const [element, fault] of [
      ['<button\n  onClick={() => go()}\n  disabled={isBusy}>', 'button'],
      ['<fieldset disabled={!x || add.isPending}>', 'fieldset'],
    ])
      expect(find(`${element}</${fault}>`)).toEqual([`what-is-busy-keeps-the-focus: ${file}:1 → ${fault}`]);
    for (const element of [
      '<Button disabled={isBusy} />',
      '<input aria-disabled={isBusy} disabled={isOff} />',
    ])
      expect(find(element)).toEqual([]);
  });

  test('a file that cannot be parsed is an error', () => {
    expect(() => readFiles({ 'src/x.ts': 'export const = 1;' })).toThrow(/^src\/x\.ts: /);
  });

  test('violations in the source are found, and no false ones', () => {
    const expected = Object.entries(sources).flatMap(([name, [, , ...found]]) =>
      found.map((one) => `${name}: ${one}`),
    );
    expect(findBrokenSourceWalls(readSources(dir, folders)).sort()).toEqual(expected.sort());
  });
});
