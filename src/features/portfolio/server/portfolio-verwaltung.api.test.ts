import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { fakeBild, insertProdukt, produktBody } from '#test/factories.ts';
import { type ApiCall, type Caller, callApi, startTestApp } from '#test/test-app.ts';

async function create(admin: Caller, body: object = {}) {
  const reply = await admin.post('/admin/portfolio', produktBody(body));
  expect(reply.statusCode).toBe(201);
  return reply.json().data;
}

const namesOf = (data: { name: string }[]) => data.map(({ name }) => name);

describe.each(databases)('GET /admin/portfolio on %s', (database) => {
  test('lists all products with the fields of the back office, by reihenfolge, then name', async () => {
    const { db, as } = await startTestApp(database);
    await insertProdukt(db, { name: 'Zimt', reihenfolge: 2 });
    await insertProdukt(db, { name: 'Äpfel', reihenfolge: 2, aktiv: false, zusatz: 'Mohn', optional: 'Öl' });
    await insertProdukt(db, { name: 'Honig', reihenfolge: 1 });

    const { success, message, count, data } = (await as('admin').get('/admin/portfolio')).json();

    expect({ success, message }).toEqual({ success: true, message: 'Produkte geladen' });

    expect(count).toBe(3);
    expect(namesOf(data)).toEqual(['Honig', 'Äpfel', 'Zimt']);
    expect(data[1]).toMatchObject({ aktiv: false, zusatz: 'Mohn', optional: 'Öl', version: 1, preis: 7.9 });
  });

  test('the four tiles count a product with any picture as one with images', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const stats = async () => (await admin.get('/admin/portfolio/stats')).json().data;
    expect(await stats()).toEqual({
      totalProducts: 0,
      activeProducts: 0,
      productsWithImages: 0,
      productsWithoutImages: 0,
    });
    const bilder = [
      { bild: fakeBild(), altText: '' },
      { bild: fakeBild('b'.repeat(32)), altText: '' },
    ];
    await insertProdukt(db, { bilder });
    await insertProdukt(db, { aktiv: false });
    await insertProdukt(db);
    expect(await stats()).toEqual({
      totalProducts: 3,
      activeProducts: 2,
      productsWithImages: 1,
      productsWithoutImages: 2,
    });
  });
});

describe.each(databases)('POST /admin/portfolio on %s', (database) => {
  test('accepts what the form of the specification sends and fills in defaults', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const body = produktBody({ zusatz: '', optional: '', aktiv: true, reihenfolge: 0 });

    const reply = await admin.post('/admin/portfolio', body);

    expect(reply.statusCode).toBe(201);
    const { success, message, data } = reply.json();
    expect({ success, message }).toEqual({ success: true, message: 'Produkt erstellt' });
    expect(data).toEqual({
      ...produktBody({ name: body.name }),
      typ: 'seife',
      _id: expect.any(String),
      aktiv: true,
      fehlend: [
        'Rohseife „Sheabutter“ gibt es nicht in den Rohstoffen',
        'Duftöl „Lavendel“ gibt es nicht in den Rohstoffen',
        'Verpackung „viereck“ gibt es nicht in den Rohstoffen',
      ],
      reihenfolge: 0,
      ...{ steuersatz: 19, ermaessigt: false, aufBestellung: false },
      bilder: { galerie: [] },
      beschreibung: {},
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      geaendertVon: expect.stringContaining('Erika Muster'),
    });
    expect(await create(admin)).toMatchObject({ aktiv: true, reihenfolge: 0 });
  });

  test('also accepts price, link and texts, numbers as text, and ignores everything else (R4)', async () => {
    const { app, as } = await startTestApp(database);
    const beschreibung = { kurz: ' Mild. ', lang: 'Erste Zeile\nzweite', inhaltsstoffe: '', anwendung: null };
    const { _id } = await create(as('admin'), {
      name: '  Lavendeltraum ',
      gramm: '95',
      reihenfolge: '7',
      preis: '12,50',
      weblink: 'https://werkstatt.example/doku?a=1',
      beschreibung,
      _id: 'meine-id',
      version: 99,
      geaendertVon: 'Niemand',
      bilder: { galerie: [{ url: 'x' }] },
    });
    expect((await app.inject(`/api/portfolio/${_id}`)).json().data).toMatchObject({
      name: 'Lavendeltraum',
      gramm: 95,
      preis: 12.5,
      weblink: 'https://werkstatt.example/doku?a=1',
      reihenfolge: 7,
      bilder: { galerie: [] },
      beschreibung: { kurz: 'Mild.', lang: 'Erste Zeile\nzweite' },
    });
  });

  test('names every field that is wrong, and adds nothing', async () => {
    const { db, as } = await startTestApp(database);
    const reply = await as('admin').post('/admin/portfolio', {
      name: ' ',
      gramm: 1.5,
      preis: 'viel',
      beschreibung: { kurz: 'x'.repeat(201) },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fehler).toEqual([
      'name: Bitte geben Sie einen Namen ein.',
      'seife: Bitte geben Sie die Seife an.',
      'gramm: Bitte geben Sie das Gewicht in ganzen Gramm von 1 bis 10.000 an.',
      'aroma: Bitte geben Sie das Aroma an.',
      'seifenform: Bitte geben Sie die Seifenform an.',
      'verpackung: Bitte geben Sie die Verpackung an.',
      'preis: Bitte geben Sie einen Preis von 0 bis 99.999,99 € mit höchstens zwei Nachkommastellen an.',
      'beschreibung.kurz: Höchstens 200 Zeichen.',
    ]);
    for (const nothing of [undefined, []])
      expect((await as('admin').post('/admin/portfolio', nothing)).statusCode).toBe(400);
    expect(await db.selectFrom('produkt').selectAll().execute()).toEqual([]);
  });

  test('refuses a name that is taken, whatever its case and surrounding space', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    await create(admin, { name: 'Grüner Tee' });
    for (const name of ['Grüner Tee', ' grüner  TEE ', 'GRU\u0308NER TEE']) {
      const reply = await admin.post('/admin/portfolio', produktBody({ name }));
      expect([name, reply.statusCode]).toEqual([name, 409]);
      expect(reply.json().fehler).toEqual(['name: Ein Produkt mit diesem Namen gibt es bereits.']);
    }
    expect(await db.selectFrom('produkt').selectAll().execute()).toHaveLength(1);
  });

  test('gives a name to one of two concurrent requests', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const bodies = ['Minze', 'MINZE'].map((name) => produktBody({ name }));
    const replies = await Promise.all(bodies.map((body) => admin.post('/admin/portfolio', body)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await db.selectFrom('produkt').selectAll().execute()).toHaveLength(1);
  });
});

describe.each(databases)('DELETE /admin/portfolio/{id} on %s', (database) => {
  test('deletes the product everywhere but in carts, and frees its name (R7, R9)', async () => {
    const { app, db, as } = await startTestApp(database);
    const [admin, customer] = [as('admin'), as('customer')];
    const bilder = [{ bild: fakeBild(), altText: '' }];
    const produktId = await insertProdukt(db, { name: 'Alte Seife', bilder });
    await customer.post('/cart/add', { produktId, menge: 2 });

    const reply = await admin.delete(`/admin/portfolio/${produktId}`);

    expect(reply.json()).toEqual({ success: true, message: 'Produkt gelöscht', data: { _id: produktId } });
    expect((await app.inject(`/api/portfolio/${produktId}`)).statusCode).toBe(404);
    expect((await admin.get('/admin/portfolio')).json().data).toEqual([]);
    const { data: cart } = (await customer.get('/cart')).json();
    expect(cart.items).toMatchObject([{ name: 'Alte Seife', menge: 2, grund: 'Nicht mehr verfügbar' }]);
    expect(cart.total).toBe(0);
    for (const table of ['produktBild', 'bild', 'bildVariante'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await create(admin, { name: 'alte seife' }))._id).not.toBe(produktId);
    expect((await admin.delete(`/admin/portfolio/${produktId}`)).statusCode).toBe(404);
  });
});

describe.each(databases)('PUT /admin/portfolio/reihenfolge on %s', (database) => {
  test('writes and answers only the products that moved, and says nothing of the rest', async () => {
    const { db, as } = await startTestApp(database);
    const ids = [];
    for (const name of ['A', 'B', 'C', 'D']) ids.push(await insertProdukt(db, { name, reihenfolge: 1 }));
    const [a, b, c] = ids;
    const admin = as('admin');

    const reply = await admin.put('/admin/portfolio/reihenfolge', { ids: [b, a] });

    const { message, data, plaetze } = reply.json();
    // Open pages of another build take `data` for all products.
    expect([message, data]).toEqual(['Reihenfolge gespeichert', null]);
    const after = (await admin.get('/admin/portfolio')).json().data;
    expect(
      after.map(({ name, reihenfolge, version }: Record<string, unknown>) => [name, reihenfolge, version]),
    ).toEqual([
      ['B', 1, 1],
      ['A', 2, 2],
      ['C', 3, 2],
      ['D', 4, 2],
    ]);
    const [, neu] = after;
    expect(plaetze).toHaveLength(3);
    expect(plaetze).toContainEqual({
      ...{ _id: a, reihenfolge: 2, version: 2 },
      ...{ updatedAt: neu.updatedAt, geaendertVon: neu.geaendertVon },
    });
    const again = (await admin.put('/admin/portfolio/reihenfolge', { ids: [a, c] })).json().plaetze;
    expect(again).toEqual([]);
  });

  test('is refused when a product is unknown or named twice', async () => {
    const { db, as } = await startTestApp(database);
    const [a, b] = [await insertProdukt(db, { reihenfolge: 5 }), await insertProdukt(db, { reihenfolge: 6 })];
    for (const ids of [
      [b, a, 'fehlt'],
      [b, b],
      ['fehlt', a],
    ]) {
      const reply = await as('admin').put('/admin/portfolio/reihenfolge', { ids });
      expect(reply.statusCode).toBe(409);
      expect(reply.json().message).toMatch(/^Der Bestand an Produkten hat sich geändert/);
    }
    for (const ids of [undefined, 'a', [1], ['x'.repeat(101)]])
      expect((await as('admin').put('/admin/portfolio/reihenfolge', { ids })).statusCode).toBe(400);
    const produkte = db.selectFrom('produkt').select(['id', 'reihenfolge', 'version']);
    expect(await produkte.orderBy('reihenfolge').execute()).toEqual([
      { id: a, reihenfolge: 5, version: 1 },
      { id: b, reihenfolge: 6, version: 1 },
    ]);
  });
});

test.each(databases)('every call of the back office refuses all but admins on %s', async (database) => {
  const { app, db, as } = await startTestApp(database);
  const id = await insertProdukt(db, { bilder: [{ bild: fakeBild(), altText: '' }] });
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const calls = Object.entries<object>(paths)
    .filter(([url]) => url.startsWith('/api/admin/portfolio'))
    .flatMap(([url, methods]) => Object.keys(methods).map((method) => ({ url, method })));
  expect(calls).toHaveLength(12);
  const tokens = [await as('customer').token(), await as('employee').token()];
  for (const { url, method } of calls) {
    const path = url.replace('/api', '').replace('{id}', id).replace('{index}', '0');
    const call = { method: method.toUpperCase() as ApiCall['method'], path };
    expect([call, (await callApi(app, call)).statusCode]).toEqual([call, 401]);
    for (const token of tokens)
      expect([call, (await callApi(app, { ...call, token })).statusCode]).toEqual([call, 403]);
  }
  expect(await db.selectFrom('produkt').select('version').execute()).toEqual([{ version: 1 }]);
});
