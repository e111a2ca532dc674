import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { changeZugang } from '#features/benutzer/server/index.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { type Caller, callApi, startTestApp } from '#test/test-app.ts';
import { imageFile, uploadForm } from '#test/ware/bild-files.ts';
import { openLager } from '#test/ware/lager.ts';
import type { Db } from '../../db/connect.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { raiseKatalogVersion, readKatalogVersion } from '../../katalog-version/katalog-version.repository.ts';

const over = { success: false, message: 'Sitzung abgelaufen. Bitte erneut anmelden.' };

/** A shop with two admins; `end` ends the sessions of the first one. */
async function openShop(database: DatabaseName, routes?: (app: FastifyInstance, db: () => Db) => void) {
  let db: Db | undefined;
  const shop = await startTestApp(database, { extend: (app) => routes?.(app, () => db as Db) });
  db = shop.db;
  const [erika, chef] = [shop.as('admin'), shop.as('admin')];
  await Promise.all([erika.token(), chef.token()]);
  const { id, email } = await erika.account();
  return { ...shop, db, erika, chef, end: (way: End) => ends[way]({ db: shop.db, id, email, chef }) };
}

type Admin = { db: Db; id: string; email: string; chef: Caller };
type End = keyof typeof ends;

/** The ways in which others end the sessions of an account. */
const ends = {
  'is blocked': ({ db, email }: Admin) => changeZugang(db, email, { status: 'blocked' }),
  'gets a new password': ({ db, email }: Admin) => changeZugang(db, email, { passwordHash: 'neu' }),
  'gets another role': ({ id, chef }: Admin) =>
    chef.put(`/kunden/${id}`, { rolle: 'kunde', role: 'customer' }),
  'gets another e-mail address': ({ id, chef }: Admin) =>
    chef.put(`/kunden/${id}`, { email: 'neu@example.org' }),
};
const waysToEnd = Object.keys(ends) as End[];

const written = [
  'account',
  'kunde',
  'kundeAenderung',
  'cartItem',
  'produkt',
  'produktBild',
  'rohstoff',
] as const;
const booked = ['bestand', 'bewegung', 'produktion', 'warenberechnung', 'katalog'] as const;

/** All rows that a signed-in person can write. */
async function readAll(db: Db): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of [...written, ...booked])
    rows[table] = (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort();
  return rows;
}

/** Sends the head and the first five bytes of a request; `finish` sends the rest and returns status and body. */
async function beginSlowly(app: FastifyInstance, { head, body }: { head: string; body: Buffer }) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${head}\r\nhost: x\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`);
  socket.write(body.subarray(0, 5));
  const finish = async () => {
    socket.write(body.subarray(5));
    const [start = '', sent = ''] = (await text(socket)).split('\r\n\r\n', 2);
    return { status: Number(start.split(' ')[1]), body: JSON.parse(sent) };
  };
  return { finish };
}

/** The form of an upload, as bytes, with its content type. */
async function encode(form: FormData): Promise<{ type: string; body: Buffer }> {
  const request = new Request('http://x', { method: 'POST', body: form });
  return { type: request.headers.get('content-type') ?? '', body: Buffer.from(await request.arrayBuffer()) };
}

describe.each(databases)('a request that began before its session ended, on %s', (database) => {
  const requests = {
    'a form': async ({ as }: Awaited<ReturnType<typeof openShop>>) => {
      const { id } = await as('customer').account();
      const body = Buffer.from(JSON.stringify({ rolle: 'admin', role: 'admin' }));
      return { line: `PUT /api/kunden/${id} HTTP/1.1`, type: 'application/json', body };
    },
    'an invalid form': async () => {
      const body = Buffer.from(JSON.stringify({ produktId: 7, menge: 'viele' }));
      return { line: 'POST /api/cart/add HTTP/1.1', type: 'application/json', body };
    },
    'a picture': async ({ db }: Awaited<ReturnType<typeof openShop>>) => {
      const form = uploadForm(await imageFile('png'));
      const line = `POST /api/admin/portfolio/${await insertProdukt(db)}/upload-image HTTP/1.1`;
      return { line, ...(await encode(form)) };
    },
    // An attempt to prepare it would be answered with 415.
    'a file that is no picture': async ({ db }: Awaited<ReturnType<typeof openShop>>) => {
      const form = uploadForm(Buffer.from('kein Bild'));
      const line = `POST /api/admin/portfolio/${await insertProdukt(db)}/upload-image HTTP/1.1`;
      return { line, ...(await encode(form)) };
    },
    // No transaction would refuse it.
    'a form that is only read': async () => {
      const body = Buffer.from(JSON.stringify({ anzahl: 3 }));
      return { line: 'POST /api/reads HTTP/1.1', type: 'application/json', body };
    },
  };

  test.each(Object.entries(requests))('is refused when the rest of %s arrives', async (_what, requestOf) => {
    const shop = await openShop(database, (app) => {
      app.post('/api/reads', { config: { policy: { role: 'admin' } } }, async () => ({ success: true }));
    });
    const { app, db, erika, end } = shop;
    const { line, type, body } = await requestOf(shop);
    const { id: accountId } = await erika.account();
    // The first look at the session stores its use: that shows when it has taken place.
    const longAgo = new Date(Date.now() - 600_000).toISOString();
    await db.updateTable('session').set({ lastUsedAt: longAgo }).where('accountId', '=', accountId).execute();
    const head = `${line}\r\ncontent-type: ${type}\r\nauthorization: Bearer ${await erika.token()}`;
    const { finish } = await beginSlowly(app, { head, body });
    const lastUse = () =>
      db.selectFrom('session').select('lastUsedAt').where('accountId', '=', accountId).executeTakeFirst();
    await expect.poll(async () => (await lastUse())?.lastUsedAt).not.toBe(longAgo);

    await end('is blocked');
    const before = await readAll(db);
    expect(await finish()).toEqual({ status: 401, body: over });
    expect(await readAll(db)).toEqual(before);
  });

  test.each(waysToEnd)('commits nothing after the account %s, with a body and without', async (way) => {
    const [isIn, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let inside = 0;
    const { app, db, erika, end } = await openShop(database, (app, db) => {
      for (const method of ['POST', 'DELETE', 'GET'] as const)
        app.route({
          method,
          url: '/api/slow',
          config: { policy: { role: 'admin' } },
          handler: async () => {
            inside += 1;
            if (inside === 4) isIn.resolve();
            await goOn.promise;
            await inTransaction(db(), raiseKatalogVersion);
            return { success: true };
          },
        });
    });
    const token = await erika.token();
    const calls = [
      { method: 'POST' as const, payload: { a: 1 } },
      { method: 'POST' as const },
      { method: 'DELETE' as const },
      { method: 'GET' as const },
    ].map((call) => callApi(app, { path: '/slow', token, ...call }));
    await isIn.promise;
    await end(way);
    const version = await readKatalogVersion(db);
    goOn.resolve();
    for (const reply of await Promise.all(calls))
      expect([reply.statusCode, reply.json()]).toEqual([401, over]);
    expect(await readKatalogVersion(db)).toBe(version);
  });

  test.each(waysToEnd)('commits nothing after the account %s, among many at any moment', async (way) => {
    for (const after of [1, 7, 19]) {
      const shop = await openShop(database);
      const statuses = new Set<number>();
      const enough = Promise.withResolvers<void>();
      let done = 0;
      const writers = (await writesOf(shop)).map(async (write) => {
        for (let status = 0; status !== 401 && done < 1000; done += 1) {
          status = (await write(done)).statusCode;
          statuses.add(status);
          if (done >= after) enough.resolve();
          await nextTurn();
        }
      });
      await enough.promise;
      await shop.end(way);
      const atTheEnd = await readAll(shop.db);
      await Promise.all(writers);
      expect(await readAll(shop.db)).toEqual(atTheEnd);
      expect([...statuses].filter((status) => ![200, 201, 401, 404].includes(status))).toEqual([]);
      expect(statuses.has(200) && statuses.has(401)).toBe(true);
    }
  });

  test('of two admins who take away each other’s role at once, one does', async () => {
    const { as, erika, chef } = await openShop(database);
    await as('admin').token();
    const ids = await Promise.all([erika.account(), chef.account()]);
    const demote = (caller: Caller, { id }: { id: string } = { id: '' }) =>
      caller.put(`/kunden/${id}`, { rolle: 'kunde', role: 'customer' });
    const replies = await Promise.all([demote(erika, ids[1]), demote(chef, ids[0])]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });
});

/** Writes of every kind by the first admin, each different at every index. */
async function writesOf({
  db,
  erika,
  chef,
  as,
}: Awaited<ReturnType<typeof openShop>>): Promise<((index: number) => ReturnType<Caller['get']>)[]> {
  const { ids } = await openLager(db, chef);
  const { id: kunde } = await as('customer').account();
  const { _id } = (await chef.get(`/warenberechnung/portfolio/${ids.produkt}`)).json();
  const artikel = { typ: 'produkt', artikelId: ids.produkt };
  return [
    () => erika.post('/cart/add', { produktId: ids.produkt, menge: 1 }),
    () => erika.post('/lager/korrektur', { ...artikel, aenderung: 1 }),
    (index: number) => erika.put(`/admin/portfolio/${ids.produkt}`, { preis: 5 + index }),
    (index: number) => erika.post('/rohseife', { bezeichnung: `Seife ${index}`, ekPreis: 3 }),
    (index: number) => erika.put(`/kunden/${kunde}`, { nachname: `N${index}` }),
    (index: number) => erika.put(`/warenberechnung/${_id}`, { zusatzKosten: index }),
    () => erika.delete('/cart/clear'),
    (index: number) => erika.put('/cart/update', { produktId: ids.produkt, menge: 1 + (index % 90) }),
  ];
}
