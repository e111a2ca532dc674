import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { renderPage } from '#app/web/entry-server.tsx';
import { databases } from '#test/database/databases.ts';
import { callApi, startTestApp } from '#test/test-app.ts';
import { levelsOf, openLager } from '#test/ware/lager.ts';

const angaben = JSON.stringify({ metall: 'Silber', gramm: 'wenige', verpackung: { art: 'Etui' } });

async function htmlOf(app: FastifyInstance, path: string): Promise<string> {
  const fetch = async (url: string | URL | Request) => {
    const { body, statusCode: status } = await app.inject(String(url instanceof Request ? url.url : url));
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };
  const page = await renderPage(path, {
    fetch: fetch as typeof globalThis.fetch,
    origin: 'http://localhost',
  });
  if (page.kind !== 'page' || page.status !== 200) throw new Error(`no page at ${path}`);
  return page.head + page.body;
}

describe.each(databases)('a product of a type that only a newer program knows, on %s', (database) => {
  async function open(typ: string) {
    const { app, db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const { produkt: id } = ids;
    await db.updateTable('produkt').set({ typ, angaben }).where('id', '=', id).execute();
    const stored = async () => ({
      produkt: await db
        .selectFrom('produkt')
        .select(['typ', 'angaben', 'preisCent'])
        .executeTakeFirstOrThrow(),
      rezept: await db.selectFrom('rezept').selectAll().orderBy('teil').execute(),
    });
    return { app, db, as, admin, id, stored };
  }

  test.each(['ring', 'constructor', '__proto__'])('is shown with what all products have: %s', async (typ) => {
    const { app, as, admin, id } = await open(typ);
    for (const path of ['/products', `/products/${id}`]) {
      const html = await htmlOf(app, path);
      expect(html).toContain('Lavendeltraum');
      expect(html).toContain('7,90');
      expect(html).not.toMatch(/undefined|NaN|\[object|\/kg/);
    }
    const { data } = (await callApi(app, { method: 'GET', path: `/portfolio/${id}` })).json();
    expect(data).toMatchObject({ typ, name: 'Lavendeltraum', preis: 7.9 });
    for (const feld of ['gramm', 'metall', 'verpackung']) expect(data).not.toHaveProperty(feld);
    const [line] = (await admin.get('/admin/portfolio')).json().data;
    expect(line).toMatchObject({ typ, fehlend: ['Rezept: im Produkt nicht angegeben'] });
    const added = await as('customer').post('/cart/add', { produktId: id, menge: 1 });
    expect(added.statusCode, added.body).toBe(200);
    for (const path of ['/lager/bestand', '/warenberechnung', `/warenberechnung/portfolio/${id}`])
      expect([path, (await admin.get(path)).statusCode]).toEqual([path, 200]);
  });

  test('keeps its fields and its recipe when its price is changed', async () => {
    const { db, admin, id, stored } = await open('ring');
    const before = await stored();
    const loaded = (await admin.get('/admin/portfolio')).json().data[0];
    const reply = await admin.put(`/admin/portfolio/${id}`, { ...loaded, preis: 9.5, gramm: 5 });
    expect([reply.statusCode, reply.json().data?.preis]).toEqual([200, 9.5]);
    expect(await stored()).toEqual({ ...before, produkt: { ...before.produkt, preisCent: 950 } });
    expect(before.rezept).toHaveLength(3);
    expect((await verifyShop(db)).problems).toEqual([
      'Produkte: „Lavendeltraum“ hat die unbekannte Art ring.',
    ]);
  });

  test('is not produced without its raw materials', async () => {
    const { admin, id } = await open('ring');
    const before = await levelsOf(admin);
    const reply = await admin.post('/lager/produktion', { produktId: id, anzahl: 1 });
    expect([reply.statusCode, reply.json().fehler]).toEqual([409, ['Rezept: im Produkt nicht angegeben']]);
    expect(await levelsOf(admin)).toEqual(before);
  });
});
