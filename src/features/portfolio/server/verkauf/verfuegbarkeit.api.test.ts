import { describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#app/server/app.ts';
import { missingPages } from '#app/server/pages/missing-pages.ts';
import { siteFiles } from '#app/server/pages/site-files.ts';
import { renderPage } from '#app/web/entry-server.tsx';
import type { Db } from '#server/db/connect.ts';
import { readKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { pages } from '#server/pages/pages.ts';
import { release, reserve } from '#test/auftrag/reservierungen.ts';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { insertProdukt } from '#test/factories.ts';
import { type buildTestApp, callApi, startTestApp } from '#test/test-app.ts';
import { openLager } from '#test/ware/lager.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;

const read = async (app: App, path: string) => (await callApi(app, { method: 'GET', path })).json().data;

/** What the three calls of shoppers say about a product. */
async function readStand(app: App, id: string): Promise<unknown> {
  const staende: unknown[] = [(await read(app, `/portfolio/${id}`)).verfuegbarkeit];
  for (const path of ['/portfolio', '/portfolio/with-prices']) {
    const found = (await read(app, path)).find(({ _id }: { _id: string }) => _id === id);
    staende.push(found.verfuegbarkeit);
  }
  expect(new Set(staende.map((one) => JSON.stringify(one))).size).toBe(1);
  return staende[0];
}

/** Whether the catalogue's version rises during some work. */
async function isRaised(db: Db, work: () => Promise<unknown>): Promise<boolean> {
  const before = await readKatalogVersion(db);
  await work();
  return (await readKatalogVersion(db)) > before;
}

async function openShop(database: (typeof databases)[number]) {
  const shop = await startTestApp(database);
  await changeEinstellung(shop.db, 'phase', { phase: 'geoeffnet' });
  const { admin, ids } = await openLager(shop.db, shop.as('admin'));
  const book = (aenderung: number, artikelId = ids.produkt) =>
    admin.post('/lager/korrektur', { typ: 'produkt', artikelId, aenderung });
  return { ...shop, admin, ids, book };
}

describe.each(databases)('whether a product can be bought, on %s', (database) => {
  test('is answered where there is something to say: few, made to order, sold out', async () => {
    const { db, app, ids, book } = await openShop(database);
    const aufBestellung = await insertProdukt(db, { aufBestellung: true, fertigungstage: 10 });
    expect(await readStand(app, ids.produkt)).toEqual({ art: 'vergriffen' });
    expect(await readStand(app, aufBestellung)).toEqual({ art: 'aufBestellung', tage: 10 });
    await book(5);
    expect(await readStand(app, ids.produkt)).toEqual({ art: 'vorrat', frei: 5 });
    await book(1);
    expect(await readStand(app, ids.produkt)).toBeUndefined();
    await reserve(db, { [ids.produkt]: 4, [aufBestellung]: 3 });
    expect(await readStand(app, ids.produkt)).toEqual({ art: 'vorrat', frei: 2 });
    expect(await readStand(app, aufBestellung)).toEqual({ art: 'aufBestellung', tage: 10 });
  });

  test('is not part of the products of the back office', async () => {
    const { admin } = await openShop(database);
    const { data } = (await admin.get('/admin/portfolio')).json();
    expect(data[0].verfuegbarkeit).toBeUndefined();
    expect(data[0].name).toBe('Lavendeltraum');
  });

  test('raises the version of the catalogue exactly when shoppers read something else', async () => {
    const { db, admin, ids, book } = await openShop(database);
    const { produkt } = ids;
    const count = (menge: number) =>
      admin.post('/lager/inventur', { typ: 'produkt', artikelId: produkt, menge });
    const raised = (work: () => Promise<unknown>) => isRaised(db, work);
    expect(await raised(() => book(10))).toBe(true);
    expect(await raised(() => book(-4))).toBe(false);
    expect(await raised(() => book(-1))).toBe(true);
    expect(await raised(() => count(5))).toBe(false);
    expect(await raised(() => count(4))).toBe(true);
    expect(await raised(() => book(-5))).toBe(false);

    const mengen = { [produkt]: 1 };
    const halt = await reserve(db, mengen);
    expect(await raised(() => reserve(db, mengen))).toBe(true);
    expect(await raised(() => release(db, { ...halt, mengen }))).toBe(true);
    expect(await raised(() => release(db, { ...halt, mengen }))).toBe(false);

    let buchungId = '';
    const produce = async () => {
      const reply = await admin.post('/lager/produktion', { produktId: produkt, anzahl: 2 });
      buchungId = reply.json().data.buchungId;
    };
    expect(await raised(produce)).toBe(true);
    expect(await raised(() => admin.post(`/lager/produktion/${buchungId}/storno`))).toBe(true);
    const { data } = (await admin.get('/lager/bestand')).json();
    const [{ _id, letzteNr, menge }] = data.produkte;
    const zaehle = (gezaehlt: number) =>
      admin.post('/lager/inventur/zaehlliste', { zeilen: [{ _id, letzteNr, gezaehlt }] });
    expect(await raised(() => zaehle(menge - 1))).toBe(true);
  });

  test('of a product that shoppers do not see raises no version, and raw materials raise none', async () => {
    const { db, admin, ids, book } = await openShop(database);
    const still = await insertProdukt(db, { aktiv: false });
    expect(await isRaised(db, () => book(3, still))).toBe(false);
    const seife = { typ: 'rohseife', artikelId: ids.seife };
    expect(await isRaised(db, () => admin.post('/lager/korrektur', { ...seife, aenderung: -5 }))).toBe(false);
    expect(await isRaised(db, () => admin.post('/lager/inventur', { ...seife, menge: 5 }))).toBe(false);
  });

  test('is true in the cached pages and lists right after a booking, on both nodes', async () => {
    const { db, reopen, ids, book } = await openShop(database);
    await book(8);
    const second = reopen();
    const nodes = [await openPages(db), await openPages(second)];
    const readAll = () =>
      Promise.all(
        nodes.flatMap(({ inject }) => [
          inject('/products'),
          inject(`/products/${ids.produkt}`),
          inject('/api/portfolio'),
        ]),
      );
    for (const text of await readAll()) expect(text).not.toContain('verfuegbarkeit');
    await book(-6);
    for (const text of await readAll()) expect(text).toContain('"verfuegbarkeit":{"art":"vorrat","frei":2}');
    await reserve(second, { [ids.produkt]: 2 });
    for (const text of await readAll()) expect(text).toContain('"verfuegbarkeit":{"art":"vergriffen"}');
  });
});

/** A node of the shop with its pages. */
async function openPages(db: Db) {
  const source = {
    render: renderPage,
    shell: async ({ head, body, state }: { head: string; body: string; state: string }) =>
      head + body + state,
    serveFiles: async () => {},
  };
  const now = () => new Date();
  const config = { logLevel: 'silent', trustProxy: false, publicUrl: 'http://localhost', now } as const;
  const app = await buildApp(config, db, pages(source, siteFiles(db), missingPages(db, now)));
  onTestFinished(() => app.close());
  return { inject: async (path: string) => (await app.inject(path)).body };
}

describe.each(databases)('a product that orders hold, on %s', (database) => {
  test('is not deleted: the refusal names the orders and what to do', async () => {
    const { db, admin, ids } = await openShop(database);
    const mengen = { [ids.produkt]: 1 };
    const first = await reserve(db, mengen, { nummer: 'B-26-EINS' });
    const second = await reserve(db, mengen, { nummer: 'B-26-ZWEI' });
    const remove = () => admin.delete(`/admin/portfolio/${ids.produkt}`);
    const was = 'Bitte zuerst versenden oder stornieren, oder das Produkt auf inaktiv stellen.';
    const refused = await remove();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe(
      `Lavendeltraum steht noch in den Bestellungen B-26-EINS und B-26-ZWEI. ${was}`,
    );
    await release(db, { ...first, mengen });
    expect((await remove()).json().message).toBe(
      `Lavendeltraum steht noch in der Bestellung B-26-ZWEI. ${was}`,
    );
    expect((await admin.get('/admin/portfolio')).json().count).toBe(1);
    await release(db, { ...second, mengen, stand: 'geliefert' });
    expect((await remove()).statusCode).toBe(200);
  });

  test('can be made inactive, and keeps what is held', async () => {
    const { db, admin, ids } = await openShop(database);
    await reserve(db, { [ids.produkt]: 1 });
    expect((await admin.put(`/admin/portfolio/${ids.produkt}`, { aktiv: false })).statusCode).toBe(200);
    const { data } = (await admin.get('/lager/bestand')).json();
    expect(data.produkte[0]).toMatchObject({ menge: 0, reserviert: 1, frei: -1 });
  });
});
