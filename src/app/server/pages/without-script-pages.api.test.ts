import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openShop } from '#test/auftrag/gast.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { openPages, textOf } from '#test/shop-pages.ts';
import { insertWare } from '#test/ware/ware.ts';
import { addDemoEinstellungen } from '../../../../demo/einstellungen.ts';

/** What a page shows only to browsers without JavaScript. */
const wordsOf = (html: string) =>
  [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inside = '']) => textOf(inside)).join();

describe.each(databases)('without JavaScript on %s', (database) => {
  test('pages that need it say so instead of waiting (S06, S26, S31)', async () => {
    // The router says that a route has nothing to render, which the server leaves out on purpose.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { db } = await openMigratedDatabase(database);
    await addDemoEinstellungen(db, new Date());
    const { read } = await openPages(db);
    for (const path of ['/cart', '/login', '/register', '/admin/dashboard'])
      expect(wordsOf(await read(path)), path).toContain('Hierfür braucht Ihr Browser JavaScript.');
  });

  test('the product page of an open shop says what buying needs', async () => {
    const { db } = await openMigratedDatabase(database);
    await addDemoEinstellungen(db, new Date());
    const path = `/products/${await insertWare(db, { menge: 9, name: 'Honigwabe' })}`;
    const { read } = await openPages(db);
    expect(wordsOf(await read(path))).toBe('');
    await openShop(db);
    expect(wordsOf(await read(path))).toContain('Hierfür braucht Ihr Browser JavaScript.');
  });
});
