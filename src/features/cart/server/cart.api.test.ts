import { describe, expect, test } from 'vitest';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { leererVersand } from '#features/einstellung/gruppen/versand-angaben.ts';
import { listVerkaufbare } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { databases } from '#test/database/databases.ts';
import { fakeBild, insertProdukt } from '#test/factories.ts';
import { buildTestApp, type Caller, callApi, startTestApp } from '#test/test-app.ts';
import { cartCalls } from '../calls.ts';

const empty = { items: [], itemCount: 0, zwischensumme: 0, versand: 0, total: 0 };
const add = (caller: Caller, produktId: string, menge: unknown = 1) =>
  caller.post('/cart/add', { produktId, menge });

// Changes the catalogue directly, in place of the back office.
const changeProdukt = (db: Db, id: string, changes: object) =>
  db.updateTable('produkt').set(changes).where('id', '=', id).execute();
const deleteProdukt = (db: Db, id: string) => db.deleteFrom('produkt').where('id', '=', id).execute();

describe.each(databases)('the cart on %s', (database) => {
  test('takes name, price, picture and weight from the product, whatever was sent (R4, R8)', async () => {
    const { db, as } = await startTestApp(database);
    const bilder = [{ bild: fakeBild(), altText: 'Seife' }];
    const id = await insertProdukt(db, { name: 'Lavendeltraum', preis: 7.9, gramm: 100, bilder });
    const sent = { name: 'Gold', preis: 0.01, bild: 'x', gramm: 1, seife: 'x', accountId: 'x', _id: 'x' };

    const reply = await as('customer').post('/cart/add', { produktId: id, menge: 3, ...sent });

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      success: true,
      data: {
        items: [
          {
            produktId: id,
            name: 'Lavendeltraum',
            preis: 7.9,
            menge: 3,
            bild: `/api/uploads/${'a'.repeat(32)}-800.webp`,
            gramm: 100,
            packgewicht: 100,
            seife: 'Sheabutter',
            merkmale: [
              { label: 'Seife', text: 'Sheabutter' },
              { label: 'Duft', text: 'Lavendel', isNebensache: true },
              { label: 'Gewicht', text: '100 g' },
            ],
            verfuegbar: true,
          },
        ],
        itemCount: 3,
        zwischensumme: 23.7,
        versand: 7.69,
        total: 31.39,
      },
    });
  });

  test('shows a changed price, name and weight at once (R8)', async () => {
    const { db, as } = await startTestApp(database);
    const id = await insertProdukt(db, { preis: 7.9 });
    const customer = as('customer');
    await add(customer, id, 2);
    await as('admin').put(`/admin/portfolio/${id}`, { preis: 8.5, name: 'Umbenannt', gramm: 120 });
    const { data } = (await customer.get('/cart')).json();
    expect(data.items[0]).toMatchObject({ preis: 8.5, name: 'Umbenannt', gramm: 120 });
    expect(data.total).toBe(24.69);
  });

  test('keeps one line per product and cuts it to 99 with a message', async () => {
    const { db, as } = await startTestApp(database);
    const id = await insertProdukt(db, { name: 'Honigwabe' });
    const customer = as('customer');
    expect((await add(customer, id, 98)).json().message).toBeUndefined();
    expect((await add(customer, id, 1)).json().message).toBeUndefined();
    const cut = (await add(customer, id, 1)).json();
    expect(cut.data.items).toHaveLength(1);
    expect(cut.data.items[0].menge).toBe(99);
    expect(cut.message).toBe(
      'Mehr als 99 Stück je Produkt gehen nicht in den Warenkorb: Honigwabe liegt jetzt 99-mal darin.',
    );
    await customer.delete('/cart/clear');
    expect((await add(customer, id, 150)).json()).toMatchObject({
      message: expect.stringContaining('99'),
      data: { itemCount: 99 },
    });
  });

  test('loses no piece of 50 concurrent requests from two devices on two nodes', async () => {
    const { app, db, reopen, as } = await startTestApp(database);
    const id = await insertProdukt(db);
    const customer = as('customer');
    const login = await customer.token();
    const nodes = [app, await buildTestApp(reopen())] as const;
    const payload = { produktId: id, menge: 1 };
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        callApi(nodes[i % 2 === 0 ? 0 : 1], { method: 'POST', path: '/cart/add', payload, token: login }),
      ),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await customer.get('/cart')).json().data.itemCount).toBe(50);
  });

  test('belongs to one account: another one can neither read nor change it', async () => {
    const { app, db, as } = await startTestApp(database);
    const id = await insertProdukt(db);
    const [mine, other] = [as('customer'), as('customer')];
    await add(mine, id, 5);
    expect((await other.get('/cart')).json().data).toEqual(empty);
    expect((await other.put('/cart/update', { produktId: id, menge: 9 })).statusCode).toBe(404);
    await other.delete(`/cart/remove/${id}`);
    await other.delete('/cart/clear');
    expect((await mine.get('/cart')).json().data.itemCount).toBe(5);
    expect((await callApi(app, { method: 'GET', path: '/cart' })).statusCode).toBe(401);
  });

  test('answers an admin like anyone else (R6)', async () => {
    const { db, as } = await startTestApp(database);
    const id = await insertProdukt(db);
    expect((await add(as('admin'), id)).json().data.itemCount).toBe(1);
  });

  test('sets the pieces of a line, removes it twice without an error, and is cleared', async () => {
    const { db, as } = await startTestApp(database);
    const [a, b] = [await insertProdukt(db, { preis: 5 }), await insertProdukt(db, { preis: 6 })];
    const customer = as('customer');
    await add(customer, a);
    await add(customer, b);
    const { data: updated } = await customer.send(cartCalls.update, { body: { produktId: a, menge: 7 } });
    expect(updated.items.map(({ menge }) => menge)).toEqual([7, 1]);
    for (let i = 0; i < 2; i += 1)
      expect((await customer.delete(`/cart/remove/${a}`)).json().data.items).toHaveLength(1);
    expect((await customer.delete('/cart/clear')).json().data).toEqual(empty);
  });

  test.each([
    ['deleted', (db: Db, id: string) => deleteProdukt(db, id)],
    ['inactive', (db: Db, id: string) => changeProdukt(db, id, { aktiv: 0 })],
    ['without a price', (db: Db, id: string) => changeProdukt(db, id, { preisCent: null })],
    ['of price 0', (db: Db, id: string) => changeProdukt(db, id, { preisCent: 0 })],
  ])('keeps the line of a product that is %s: in no sum, and only removable (R7)', async (_, spoil) => {
    const { db, as } = await startTestApp(database);
    const [gone, there] = [
      await insertProdukt(db, { name: 'Alte Seife' }),
      await insertProdukt(db, { preis: 5 }),
    ];
    const customer = as('customer');
    await add(customer, gone, 3);
    await add(customer, there, 1);
    await spoil(db, gone);

    const { data } = (await customer.get('/cart')).json();
    expect(data).toMatchObject({ itemCount: 1, zwischensumme: 5, total: 12.69 });
    // Lines of one millisecond have no order.
    expect(data.items.find(({ produktId }: { produktId: string }) => produktId === gone)).toEqual({
      produktId: gone,
      name: 'Alte Seife',
      preis: 0,
      menge: 3,
      gramm: 100,
      seife: 'Sheabutter',
      merkmale: [
        { label: 'Seife', text: 'Sheabutter' },
        { label: 'Duft', text: 'Lavendel', isNebensache: true },
        { label: 'Gewicht', text: '100 g' },
      ],
      verfuegbar: false,
      grund: 'Nicht mehr verfügbar',
    });
    const update = await customer.put('/cart/update', { produktId: gone, menge: 1 });
    expect([update.statusCode, update.json().message]).toEqual([409, 'Nicht mehr verfügbar']);
    expect((await customer.delete(`/cart/remove/${gone}`)).json().data.items).toHaveLength(1);
  });

  test('shipping is that of the packed weight, which is the one that is checked before the opening', async () => {
    const { db, as } = await startTestApp(database);
    const tabelle = [
      { bisGramm: 500, preis: 3 },
      { bisGramm: 2000, preis: 9 },
    ];
    const dhl = { aktiv: true, tabelle, freiAb: null };
    const body = { ...leererVersand, dhl, version: 0 };
    await as('admin').send(gruppeCallsOf('versand').save, { body });
    const id = await insertProdukt(db, { preis: 5, gramm: 100 });
    const customer = as('customer');
    const { data } = (await add(customer, id)).json();
    expect(data).toMatchObject({ items: [{ gramm: 100, packgewicht: 100 }], versand: 3 });

    await as('admin').put(`/admin/portfolio/${id}`, { packgewicht: 900 });
    const heavy = (await customer.get('/cart')).json().data;
    expect(heavy).toMatchObject({ items: [{ gramm: 100, packgewicht: 900 }], versand: 9, total: 14 });
    expect((await listVerkaufbare(db)).map(({ packgewicht }) => packgewicht)).toEqual([900]);
  });

  test('refuses products that cannot be bought', async () => {
    const { db, as } = await startTestApp(database);
    const customer = as('customer');
    const refused = async (id: string) => {
      const reply = await add(customer, id);
      return [reply.statusCode, reply.json().message];
    };
    expect(await refused(await insertProdukt(db, { preis: undefined }))).toEqual([
      409,
      'Produkt hat noch keinen Preis',
    ]);
    expect(await refused(await insertProdukt(db, { aktiv: false }))).toEqual([404, 'Produkt nicht gefunden']);
    expect(await refused('gibt-es-nicht')).toEqual([404, 'Produkt nicht gefunden']);
    expect((await customer.get('/cart')).json().data).toEqual(empty);
  });

  test('reads numbers sent as text and names anything else in German (R4)', async () => {
    const { db, as } = await startTestApp(database);
    const id = await insertProdukt(db);
    const customer = as('customer');
    expect((await add(customer, id, '3')).json().data.itemCount).toBe(3);
    for (const menge of ['drei', '', 1.5, 0, -1, null, true, [2], undefined]) {
      const reply = await customer.post('/cart/add', { produktId: id, menge });
      expect([menge, reply.statusCode]).toEqual([menge, 400]);
      expect(reply.json().fehler).toEqual(['menge: Die Menge muss eine ganze Zahl ab 1 sein.']);
    }
    const tooMany = await customer.put('/cart/update', { produktId: id, menge: 100 });
    expect(tooMany.json().fehler).toEqual(['menge: Die Menge muss eine ganze Zahl von 1 bis 99 sein.']);
    const nameless = await customer.post('/cart/add', { menge: 1 });
    expect(nameless.json().fehler).toEqual(['produktId: Welches Produkt?']);
    expect((await customer.get('/cart')).json().data.itemCount).toBe(3);
  });
});
