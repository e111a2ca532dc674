import { describe, expect, test } from 'vitest';
import { newGast, openShop, setCookieOf } from '#test/auftrag/gast.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { buildTestApp, callApi, startTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';

const heute = Date.parse('2026-11-23T09:00:00Z');
const minute = 60_000;

/** An open shop on two nodes; `begin` puts a piece into a new guest's cart. */
async function startShop(database: DatabaseName) {
  let at = heute;
  const now = () => new Date(at);
  const { app, db, reopen } = await startTestApp(database, { now });
  await openShop(db);
  const id = await insertWare(db, { menge: 50 });
  const nodes = [app, await buildTestApp(reopen(), { now })];
  type From = { cookie?: string; node?: number; produktId?: string };
  const add = (remoteAddress: string, { cookie, node = 0, produktId = id }: From = {}) =>
    callApi(nodes[node] ?? app, {
      ...{ method: 'POST', path: '/cart/add', payload: { produktId, menge: 1 }, remoteAddress, cookie },
    });
  const begin = async (count: number, addressOf: (nr: number) => string) => {
    const replies = [];
    for (let nr = 0; nr < count; nr += 1) replies.push(await add(addressOf(nr), { node: nr % 2 }));
    return replies;
  };
  const carts = () => db.selectFrom('cart').select(['id', 'expiresAt']).execute();
  return { app, db, reopen, now, id, add, begin, carts, wait: (ms: number) => (at += ms) };
}

describe.each(databases)('new carts of guests on %s', (database) => {
  test('of one place are at most 60 in an hour on all nodes; those that are there go on', async () => {
    const { db, add, begin, carts, wait } = await startShop(database);
    const begun = await begin(60, (nr) => `2001:db8::${nr + 1}`);
    expect(begun.map(({ statusCode }) => statusCode)).toEqual(begun.map(() => 200));
    const [cookie] = (setCookieOf(begun[7] ?? { headers: {} }) ?? '').split(';');
    wait(10 * minute);
    const refused = await add('2001:db8::ffff');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      429,
      '3000',
      'Aus Ihrem Netz kamen gerade sehr viele neue Warenkörbe. Mit einem Konto können Sie gleich einkaufen. Bitte versuchen Sie es in 50 Minuten erneut.',
    ]);
    expect(setCookieOf(refused)).toBeUndefined();
    expect(await carts()).toHaveLength(60);
    expect((await add('2001:db8::ffff', { cookie: cookie ?? '' })).json().data.itemCount).toBe(2);
    expect((await add('2001:db8:0:1::1')).statusCode).toBe(200);
    expect(JSON.stringify(await db.selectFrom('attempt').selectAll().execute())).not.toContain('2001');
    wait(50 * minute);
    expect((await add('2001:db8::1')).statusCode).toBe(200);
  });

  test('of one network are at most 600 in an hour, from however many of its places they come', async () => {
    const { db, add, carts } = await startShop(database);
    expect((await add('2001:db8:1:1::1')).statusCode).toBe(200);
    // As if other places of the network had begun as many.
    await db.updateTable('attempt').set({ count: 599 }).execute();
    expect((await add('2001:db8:1:2::1')).statusCode).toBe(200);
    expect((await add('2001:db8:1:3::1')).statusCode).toBe(429);
    expect((await add('2001:db8:2:1::1')).statusCode).toBe(200);
    expect(await carts()).toHaveLength(3);
  });

  test('do not begin with what cannot be bought, which counts as none', async () => {
    const { db, add, carts } = await startShop(database);
    const ohnePreis = await insertWare(db, { menge: 50, preis: null });
    for (const [produktId, status] of [
      ['unbekannt', 404],
      [ohnePreis, 409],
    ] as const) {
      const refused = await add('2001:db8::1', { produktId });
      expect([refused.statusCode, setCookieOf(refused)]).toEqual([status, undefined]);
    }
    expect(await carts()).toEqual([]);
    expect(await db.selectFrom('attempt').selectAll().execute()).toEqual([]);
  });

  test('from this machine itself, as behind a proxy that the settings do not mention, are not counted', async () => {
    const { begin, carts } = await startShop(database);
    await begin(61, () => '::ffff:127.0.0.1');
    expect(await carts()).toHaveLength(61);
  });
});

describe.each(databases)('a cookie that the shop did not give, on %s', (database) => {
  test.each([
    ['from elsewhere', () => `cart=${'x'.repeat(43)}`],
    ['forged', (own: string) => `${own.slice(0, 5)}${own[5] === 'A' ? 'B' : 'A'}${own.slice(6)}`],
  ])('%s opens no cart and is not kept: the first piece brings another one', async (_, cookieOf) => {
    const { app, id, add, carts } = await startShop(database);
    const own = setCookieOf(await add('127.0.0.1'))?.split(';')[0] ?? '';
    const planted = cookieOf(own);
    const gast = newGast(app, planted);
    for (const reply of [
      await gast.put('/cart/update', { produktId: id, menge: 2 }),
      await gast.delete('/cart/clear'),
    ])
      expect(setCookieOf(reply)).toBeUndefined();
    expect((await gast.add(id)).json().data.itemCount).toBe(1);
    expect(gast.state.cookie).toMatch(/^cart=[\w-]{43}$/);
    expect(gast.state.cookie).not.toBe(planted);
    expect((await newGast(app, planted).cart()).data.itemCount).toBe(0);
    expect(await carts()).toHaveLength(2);
  });

  test('but has a cart, as after a restore, which makes a new secret, is still this cart’s', async () => {
    const { app, db, reopen, now, id } = await startShop(database);
    const gast = newGast(app);
    await gast.add(id);
    const { cookie } = gast.state;
    await db.updateTable('secret').set({ value: 'anderes' }).execute();
    const restored = newGast(await buildTestApp(reopen(), { now }), cookie);
    expect((await restored.add(id)).json().data.itemCount).toBe(2);
    expect(restored.state.cookie).toBe(cookie);
  });
});
