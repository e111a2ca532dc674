import { expect, test } from 'vitest';
import { openShop } from '#test/auftrag/gast.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { openPages } from '#test/shop-pages.ts';
import { insertWare } from '#test/ware/ware.ts';

test.each(databases)(
  'search engines read what can be bought now, and nothing of it in a pause, on %s',
  async (database) => {
    const { db } = await openMigratedDatabase(database);
    const waren = [
      { menge: 0, word: 'OutOfStock' },
      { menge: 0, fertigungstage: 10, word: 'BackOrder' },
      { menge: 2, word: 'LimitedAvailability' },
    ];
    const paths: string[] = [];
    for (const [at, { word: _, ...ware }] of waren.entries())
      paths.push(`/products/${await insertWare(db, { ...ware, name: `Seife ${at}` })}`);
    await openShop(db);
    const { read } = await openPages(db);
    for (const [at, { word }] of waren.entries())
      expect(await read(paths[at] ?? '')).toContain(`"availability":"https://schema.org/${word}"`);
    await openShop(db, 'pausiert', '2099-01-05');
    for (const path of paths) expect(await read(path)).not.toContain('"availability"');
  },
);
