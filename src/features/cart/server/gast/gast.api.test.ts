import { describe, expect, test } from 'vitest';
import { newGast, openShop, setCookieOf } from '#test/auftrag/gast.ts';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { buildTestApp, callApi, startTestApp, type TestConfig } from '#test/test-app.ts';
import { changeVorrat, insertWare } from '#test/ware/ware.ts';
import { readCartZeilen } from '../cart-zeilen.ts';
import { forgetCarts } from './forget-carts.ts';

const empty = { items: [], itemCount: 0, zwischensumme: 0, versand: 0, total: 0 };
const tag = 24 * 3_600_000;
const heute = new Date('2026-11-23T09:00:00Z');
const foreign = `cart=${'x'.repeat(43)}`;

async function start(database: (typeof databases)[number], config: TestConfig = {}) {
  const started = await startTestApp(database, config);
  await openShop(started.db);
  const id = await insertWare(started.db, { menge: 50, name: 'Lavendeltraum' });
  const carts = () => started.db.selectFrom('cart').selectAll().execute();
  return { ...started, id, carts, gast: newGast(started.app) };
}

describe.each(databases)('the cart of a guest on %s', (database) => {
  test('begins with the first piece, and is changed and emptied like any other', async () => {
    const { db, id, carts, gast } = await start(database);
    const first = await gast.get('/cart');
    expect([first.json().data, setCookieOf(first)]).toEqual([empty, undefined]);
    expect(await carts()).toEqual([]);

    const added = await gast.add(id, 2);
    expect(added.json()).toMatchObject({ success: true, data: { itemCount: 2, zwischensumme: 15.8 } });
    expect((await gast.cart()).data.itemCount).toBe(2);
    await gast.put('/cart/update', { produktId: id, menge: 7 });
    expect((await gast.cart()).data.itemCount).toBe(7);
    const other = await insertWare(db, { menge: 50 });
    await gast.add(other);
    expect((await gast.delete(`/cart/remove/${id}`)).json().data.itemCount).toBe(1);
    expect((await gast.delete('/cart/clear')).json().data).toEqual(empty);
  });

  test.each([
    ['http://localhost', ''],
    ['https://seifenhof.de', '; Secure'],
  ])('has a cookie that scripts cannot read and other pages do not send: %s', async (publicUrl, secure) => {
    const { id, gast } = await start(database, { publicUrl });
    const set = setCookieOf(await gast.add(id));
    expect(set?.replace(/cart=[\w-]{43}/, 'cart=…')).toBe(
      `cart=…; Max-Age=7776000; Path=/api; HttpOnly${secure}; SameSite=Lax`,
    );
  });

  test('is kept for 14 days, and for 90 after each further change, which renews the cookie; reading does not', async () => {
    let now = heute;
    const { db, id, carts, gast } = await start(database, { now: () => now });
    const expiry = async () => (await carts()).map(({ expiresAt }) => expiresAt);
    await gast.add(id);
    const { cookie } = gast.state;
    expect(await expiry()).toEqual([new Date(heute.getTime() + 14 * tag).toISOString()]);

    now = new Date(heute.getTime() + 13 * tag);
    expect(setCookieOf(await gast.get('/cart'))).toBeUndefined();
    expect(await expiry()).toEqual([new Date(heute.getTime() + 14 * tag).toISOString()]);
    for (const change of [
      () => gast.add(id),
      () => gast.put('/cart/update', { produktId: id, menge: 4 }),
      () => gast.delete('/cart/remove/unbekannt'),
    ]) {
      now = new Date(now.getTime() + tag);
      expect(setCookieOf(await change())).toMatch(/Max-Age=7776000/);
      expect(await expiry()).toEqual([new Date(now.getTime() + 90 * tag).toISOString()]);
    }
    expect(gast.state.cookie).toBe(cookie);

    await forgetCarts(db, { now: new Date(now.getTime() + 90 * tag - 1) });
    expect((await gast.cart()).data.itemCount).toBe(4);
    await forgetCarts(db, { now: new Date(now.getTime() + 90 * tag) });
    expect([await carts(), (await gast.cart()).data]).toEqual([[], empty]);
    // The browser may still send its cookie.
    expect((await gast.add(id)).json().data.itemCount).toBe(1);
  });

  test('is no other’s: neither another guest nor an account reads or changes it', async () => {
    const { app, id, gast, as } = await start(database);
    await gast.add(id, 5);
    const other = newGast(app, foreign);
    expect((await other.cart()).data).toEqual(empty);
    expect((await other.put('/cart/update', { produktId: id, menge: 9 })).statusCode).toBe(404);
    await other.delete(`/cart/remove/${id}`);
    await other.delete('/cart/clear');
    const customer = as('customer');
    expect((await customer.get('/cart')).json().data).toEqual(empty);
    expect((await gast.cart()).data.itemCount).toBe(5);
  });

  test('is not opened by the id that the database shows, nor by that of an account', async () => {
    const { app, id, carts, gast, as } = await start(database);
    await gast.add(id, 5);
    const customer = as('customer');
    await customer.post('/cart/add', { produktId: id, menge: 3 });
    for (const { id: cartId } of await carts())
      for (const cookie of [
        `cart=${cartId}`,
        `cart=${cartId.slice(0, 43)}`,
        `cart=${cartId.padEnd(43, 'A')}`,
      ])
        expect((await newGast(app, cookie).cart()).data).toEqual(empty);
  });

  test('no answer about it is kept by a browser or a proxy', async () => {
    const { id, gast } = await start(database);
    const answers = [
      await gast.get('/cart'),
      await gast.add(id),
      await gast.put('/cart/update', { produktId: id, menge: 2 }),
      await gast.add('unbekannt'),
      await gast.delete('/cart/clear'),
    ];
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(answers.map(() => 'no-store'));
  });

  test('gets no cookie for what was not added', async () => {
    const { id, carts, gast } = await start(database);
    const answers = [
      await gast.add('unbekannt'),
      await gast.add(id, 'drei'),
      await gast.put('/cart/update', { produktId: id, menge: 2 }),
      await gast.delete(`/cart/remove/${id}`),
      await gast.delete('/cart/clear'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 400, 404, 200, 200]);
    expect(answers.map(setCookieOf)).toEqual(answers.map(() => undefined));
    expect(await carts()).toEqual([]);
  });

  test.each([
    ['empty', 'cart='],
    ['too short', 'cart=abc'],
    ['too long', `cart=${'a'.repeat(10_000)}`],
    ['of other signs', `cart=${'ä'.repeat(43)}`],
    ['encoded', `cart=%00%0d%0aset-cookie${'a'.repeat(20)}`],
    ['SQL', `cart=' or 1=1 --${' '.repeat(30)}`],
    ['of another name', `acart=${'a'.repeat(43)}`],
    ['quoted', `cart="${'a'.repeat(41)}"`],
    ['many', 'cart=;'.repeat(500)],
  ])('a cookie that is %s is none', async (_, cookie) => {
    const { app, id, carts, as } = await start(database);
    const gast = newGast(app, cookie);
    expect((await gast.cart()).data).toEqual(empty);
    expect((await gast.add(id)).json().data.itemCount).toBe(1);
    expect(gast.state.cookie).toMatch(/^cart=[\w-]{43}$/);
    expect(await carts()).toHaveLength(1);
    const token = await as('customer').token();
    const signedIn = await callApi(app, { method: 'GET', path: '/cart', token, cookie });
    expect([signedIn.statusCode, signedIn.json().data]).toEqual([200, empty]);
  });

  test('of two cookies the first that can be one counts, so that a planted one does not hide it', async () => {
    const { app, id, gast } = await start(database);
    await gast.add(id, 3);
    const both = `device=1; cart=kurz; ${gast.state.cookie}; ${foreign}`;
    expect((await newGast(app, both).cart()).data.itemCount).toBe(3);
  });

  test('does not exist before the opening: a guest is refused as ever; in a pause it does', async () => {
    const { app, db, id, carts, as } = await start(database);
    const gast = newGast(app, foreign);
    await openShop(db, 'angekuendigt');
    const refused = { success: false, message: 'Sitzung abgelaufen. Bitte erneut anmelden.' };
    for (const reply of [
      await gast.get('/cart'),
      await gast.add(id),
      await gast.add(id, 'drei'),
      await gast.put('/cart/update', { produktId: id, menge: 2 }),
      await gast.delete(`/cart/remove/${id}`),
      await gast.delete('/cart/clear'),
    ])
      expect([reply.statusCode, reply.json(), setCookieOf(reply)]).toEqual([401, refused, undefined]);
    expect(await carts()).toEqual([]);
    const customer = as('customer');
    await customer.post('/cart/add', { produktId: id, menge: 1 });
    expect(Object.keys((await customer.get('/cart')).json().data.items[0])).not.toContain('hoechstens');

    await openShop(db);
    await gast.add(id);
    await openShop(db, 'pausiert');
    expect((await gast.cart()).data.itemCount).toBe(1);
  });
});

describe.each(databases)('signing in with a guest’s cart on %s', (database) => {
  test('makes it that of the account: the pieces are added, the cookie is over', async () => {
    const { db, id, carts, gast, as } = await start(database);
    const rose = await insertWare(db, { menge: 50, name: 'Rose' });
    const customer = as('customer');
    await customer.post('/cart/add', { produktId: id, menge: 3 });
    await gast.add(id, 2);
    await gast.add(rose, 4);

    gast.state.token = await customer.token();
    const reply = await gast.get('/cart');
    expect(setCookieOf(reply)).toBe('cart=; Max-Age=0; Path=/api; HttpOnly; SameSite=Lax');
    const { message, data } = reply.json();
    expect([message, data.itemCount]).toEqual(['Aus Ihrem Warenkorb als Gast kamen 6 Stück dazu.', 9]);
    const { id: accountId } = await customer.account();
    expect(await carts()).toEqual([{ id: accountId, accountId, expiresAt: null }]);
    expect(setCookieOf(await gast.get('/cart'))).toBeUndefined();

    // Signed out again, nothing of the account is left for the next guest.
    gast.state.token = undefined;
    expect((await gast.cart()).data).toEqual(empty);
    expect((await customer.get('/cart')).json().data.itemCount).toBe(9);
  });

  test('cuts to 99 pieces and says so, whichever call comes first', async () => {
    const { db, id, gast, as } = await start(database);
    await changeVorrat(db, id, 500);
    const rose = await insertWare(db, { menge: 500, name: 'Rose' });
    const admin = as('admin');
    for (const produktId of [id, rose]) await admin.post('/cart/add', { produktId, menge: 60 });
    await gast.add(id, 40);
    await gast.add(rose, 39);
    gast.state.token = await admin.token();
    const added = (await gast.add(rose, 1)).json();
    expect(added.message).toBe(
      'Aus Ihrem Warenkorb als Gast kamen 39 Stück dazu. Von Lavendeltraum liegen jetzt 99 Stück im Warenkorb, mehr geht nicht. Mehr als 99 Stück je Produkt gehen nicht in den Warenkorb: Rose liegt jetzt 99-mal darin.',
    );
    expect(added.data.itemCount).toBe(198);
    expect((await gast.cart()).message).toBeUndefined();
  });

  test('counts every piece once, from many tabs on two nodes at the same time', async () => {
    const { app, db, reopen, id, gast, as } = await start(database);
    const customer = as('customer');
    await customer.post('/cart/add', { produktId: id, menge: 1 });
    await gast.add(id, 7);
    const { cookie } = gast.state;
    const token = await customer.token();
    // A second process with the embedded database would wait for this one.
    const nodes = [app, database === 'PostgreSQL' ? await buildTestApp(reopen()) : app] as const;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const [method, path] = i % 3 === 0 ? (['POST', '/cart/add'] as const) : (['GET', '/cart'] as const);
        const payload = method === 'POST' ? { payload: { produktId: id, menge: 2 } } : {};
        return callApi(nodes[i % 2 === 0 ? 0 : 1], { method, path, token, cookie, ...payload });
      }),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    const { id: accountId } = await customer.account();
    expect(await readCartZeilen(db, accountId)).toMatchObject([{ produktId: id, menge: 1 + 7 + 7 * 2 }]);
  });

  test('loses no piece that another tab, not yet signed in, adds meanwhile', async () => {
    const { app, db, id, gast, as } = await start(database);
    await gast.add(id, 1);
    const { cookie } = gast.state;
    const token = await as('customer').token();
    const add = () =>
      callApi(app, { method: 'POST', path: '/cart/add', cookie, payload: { produktId: id, menge: 1 } });
    const read = () => callApi(app, { method: 'GET', path: '/cart', cookie, token });
    const replies = await Promise.all([add(), add(), read(), add(), read(), add(), add()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    const rows = await db.selectFrom('cartItem').select('menge').execute();
    expect(rows.reduce((sum, { menge }) => sum + menge, 0)).toBe(6);
    expect((await read()).json().data.itemCount).toBe(6);
  });

  test('keeps the line of a product that is gone, and only removes a cookie without a cart', async () => {
    const { app, db, gast, as } = await start(database);
    const gone = await insertProdukt(db, { name: 'Alte Seife' });
    await gast.add(gone);
    await db.deleteFrom('produkt').where('id', '=', gone).execute();
    gast.state.token = await as('customer').token();
    expect((await gast.cart()).data.items).toMatchObject([{ name: 'Alte Seife', verfuegbar: false }]);

    const stale = newGast(app, foreign);
    stale.state.token = await as('customer').token();
    expect((await stale.cart()).data).toEqual(empty);
    expect(stale.state.cookie).toBeUndefined();
  });

  test('with a session that is over changes nothing: the guest’s cart stays', async () => {
    const { id, carts, gast, as } = await start(database);
    await gast.add(id, 2);
    const before = await carts();
    const customer = as('customer');
    gast.state.token = await customer.token();
    await customer.post('/auth/logout');
    for (const reply of [await gast.get('/cart'), await gast.add(id), await gast.delete('/cart/clear')])
      expect([reply.statusCode, setCookieOf(reply)]).toEqual([401, undefined]);
    expect(await carts()).toEqual(before);
    gast.state.token = undefined;
    expect((await gast.cart()).data.itemCount).toBe(2);
  });
});
