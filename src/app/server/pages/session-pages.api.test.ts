import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { openPages, textOf } from '#test/shop-pages.ts';
import { callerAs } from '#test/test-app.ts';
import { addDemoEinstellungen } from '../../../../demo/einstellungen.ts';

/** The pages of the announced example workshop with one product. */
async function openLaden(database: (typeof databases)[number]) {
  const { db } = await openMigratedDatabase(database);
  await addDemoEinstellungen(db, new Date());
  await insertProdukt(db, { name: 'Salbei' });
  return { ...(await openPages(db)), db };
}

/** requirements.md, storefront §2 and §3, Session. */
describe.each(databases)('a page on %s', (database) => {
  test('is the same for everybody, and has no data of who is signed in', async () => {
    const { app, db } = await openLaden(database);
    const anna = callerAs(app, db, { role: 'customer' });
    const { email, name } = (await anna.get('/auth/me')).json().data;
    const headers = { authorization: `Bearer ${await anna.token()}` };
    for (const url of ['/', '/cart', '/products', '/contact']) {
      const { body } = await app.inject({ url, headers });
      expect(body, url).toBe((await app.inject(url)).body);
      for (const own of [email, name]) expect(body, url).not.toContain(own);
    }
  });

  test('that is guarded is sent as loading, whoever asks: access is decided in the browser', async () => {
    // The router says that a route has nothing to render, which the server leaves out on purpose.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { read } = await openLaden(database);
    for (const name of [
      'portfolio',
      'dashboard',
      'rohstoffe',
      'bestellungen',
      'packen',
      'lager',
      'inventory',
      'benutzer',
      'warenberechnung',
    ]) {
      const html = await read(`/admin/${name}`);
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
      expect(textOf(main), name).toContain('Einen Augenblick');
      expect(main, name).toContain('role="status"');
      expect(html, name).not.toContain('<h1');
    }
  });
});
