import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { storageFailureOf } from '#server/db/engines/storage-failure.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { insertProdukt, newAccount } from '#test/factories.ts';
import { callApi, startTestApp } from '#test/test-app.ts';
import { startFailureText } from './start/start-failure-text.ts';

type Trouble = { begin: (db: Db) => Promise<void>; end: (db: Db) => Promise<void> };

/**
 * `max_page_count` is lowered to the file's size, so that the next page is one too many. On a full disk a
 * deletion fails as well, because the log needs room; here a trigger makes it need a page.
 */
const sqliteFull: Trouble = {
  begin: async (db) => {
    await sql`create table ballast (bytes blob)`.execute(db);
    await sql`create trigger fill before delete on session
      begin insert into ballast values (zeroblob(100000)); end`.execute(db);
    await sql`pragma max_page_count = 1`.execute(db);
  },
  end: async (db) => {
    await sql`pragma max_page_count = 1073741823`.execute(db);
    await sql`drop trigger fill`.execute(db);
    await sql`drop table ballast`.execute(db);
  },
};
const sqliteReadOnly: Trouble = {
  begin: async (db) => void (await sql`pragma query_only = 1`.execute(db)),
  end: async (db) => void (await sql`pragma query_only = 0`.execute(db)),
};
/** A trigger raises the error that PostgreSQL reports for a full disk. */
const postgresFull: Trouble = {
  begin: async (db) => {
    await sql`create function fill() returns trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      db,
    );
    for (const table of ['cartItem', 'session', 'bewegung'])
      await sql`create trigger fill before insert or update or delete on ${sql.table(table)} for each row execute function fill()`.execute(
        db,
      );
  },
  end: async (db) => void (await sql`drop function fill cascade`.execute(db)),
};
const postgresReadOnly: Trouble = {
  begin: (db) => setAllReadOnly(db, 'on'),
  end: (db) => setAllReadOnly(db, 'off'),
};

/** On every connection of the pool; each is held until all are set. */
async function setAllReadOnly(db: Db, state: 'on' | 'off'): Promise<void> {
  const all = Promise.withResolvers<void>();
  let left = 10;
  const setOne = () =>
    db.connection().execute(async (db) => {
      await sql.raw(`set default_transaction_read_only = ${state}`).execute(db);
      left -= 1;
      if (left === 0) all.resolve();
      await all.promise;
    });
  await Promise.all(Array.from({ length: left }, setOne));
}

const troubles: Record<DatabaseName, { full: Trouble; readOnly: Trouble }> = {
  SQLite: { full: sqliteFull, readOnly: sqliteReadOnly },
  PostgreSQL: { full: postgresFull, readOnly: postgresReadOnly },
};

const reads = ['/cart', '/auth/me', '/portfolio', '/admin/portfolio', '/lager/bestand', '/kunden', '/ready'];

/** A customer with a cart and an admin with an article; their requests are large enough to need new pages. */
async function openShop(database: DatabaseName) {
  let now = new Date();
  const { app, db } = await startTestApp(database, { now: () => now });

  const tokenOf = async (role: 'admin' | 'customer') => {
    const account = await createAccountWithKunde(db, newAccount({ role }), now);
    if (!account) throw new Error('The account exists already.');
    return startSession(db, account, now);
  };
  const [admin, customer] = [await tokenOf('admin'), await tokenOf('customer')];
  const produktId = await insertProdukt(db);
  const add = () =>
    callApi(app, { method: 'POST', path: '/cart/add', payload: { produktId, menge: 1 }, token: customer });
  const correct = () =>
    callApi(app, {
      method: 'POST',
      path: '/lager/korrektur',
      payload: { typ: 'produkt', artikelId: produktId, aenderung: 1, notizen: 'x'.repeat(490) },
      token: admin,
    });
  const read = (path: string) => callApi(app, { method: 'GET', path, token: admin });
  const level = async () => (await read('/lager/bestand')).json().data.produkte[0].menge as number;
  await add();
  // By then the next use of every session is stored, which is a write.
  now = new Date(now.getTime() + 3_600_000);
  const signOut = () => callApi(app, { method: 'POST', path: '/auth/logout', token: customer });
  const isSignedIn = async () =>
    (await callApi(app, { method: 'GET', path: '/auth/me', token: customer })).statusCode === 200;
  return { db, add, correct, read, level, signOut, isSignedIn };
}

describe.each(databases)('a database on %s', (database) => {
  const { full, readOnly } = troubles[database];

  test('without space refuses writes in German, goes on reading, and recovers by itself', async () => {
    const { db, add, correct, read, level } = await openShop(database);
    await full.begin(db);

    let booked = 0;
    let reply = await correct();
    // Free space on the last page is still used.
    for (; reply.statusCode === 200; reply = await correct()) booked += 1;
    expect(reply.statusCode).toBe(507);
    expect(reply.headers['retry-after']).toBe('30');
    expect(reply.json()).toEqual({
      success: false,
      message: expect.stringMatching(/Speicherplatz des Ladens ist voll.*nichts gespeichert/),
    });
    for (const path of reads) expect([path, (await read(path)).statusCode]).toEqual([path, 200]);
    expect(await level()).toBe(booked);
    const many = await Promise.all(Array.from({ length: 5 }, correct));
    expect(many.map(({ statusCode }) => statusCode)).toEqual([507, 507, 507, 507, 507]);

    await full.end(db);
    expect((await correct()).statusCode).toBe(200);
    expect((await add()).json().data.itemCount).toBeGreaterThanOrEqual(2);
    expect(await level()).toBe(booked + 1);
  });

  test('that is read-only refuses writes in German, goes on reading, and recovers by itself', async () => {
    const { db, add, correct, read, level } = await openShop(database);
    await readOnly.begin(db);

    for (const write of [add, correct]) {
      const reply = await write();
      expect(reply.statusCode).toBe(503);
      expect(reply.json().message).toMatch(/lassen sich gerade nur lesen.*nichts gespeichert/);
    }
    const together = await Promise.all(Array.from({ length: 5 }, add));
    expect(together.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503]);
    for (const path of reads) expect([path, (await read(path)).statusCode]).toEqual([path, 200]);

    await readOnly.end(db);
    expect((await add()).json().data.itemCount).toBe(2);
    expect((await correct()).statusCode).toBe(200);
    expect(await level()).toBe(1);
  });

  test.each([
    ['full', full],
    ['read-only', readOnly],
  ])('that is %s ends a session all the same, and deletes it as soon as it can', async (_what, trouble) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { db, signOut, isSignedIn } = await openShop(database);
    await trouble.begin(db);
    expect(await isSignedIn()).toBe(true);
    const reply = await signOut();
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        success: true,
        message: expect.stringMatching(
          /^Sie sind abgemeldet\. Dauerhaft speichern lässt sich das gerade nicht/,
        ),
      },
    ]);
    expect(await isSignedIn()).toBe(false);

    await trouble.end(db);
    expect(await isSignedIn()).toBe(false);
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.poll(() => db.selectFrom('session').select('accountId').execute()).toHaveLength(1);
  });

  test.each([
    ['full', full, 'Der Speicherplatz ist voll'],
    ['readOnly', readOnly, 'Dort darf nicht geschrieben werden'],
  ] as const)('that is %s stops the start with a hint', async (kind, trouble, text) => {
    const { db } = await startTestApp(database);
    await trouble.begin(db);

    let failure: unknown;
    const registerAndSignIn = async () => {
      const account = await createAccountWithKunde(db, newAccount(), new Date());
      if (account) await startSession(db, account, new Date());
    };
    while (!failure) await registerAndSignIn().catch((error) => (failure = error));

    await trouble.end(db);
    expect(storageFailureOf(failure)).toBe(kind);
    expect(startFailureText(failure)).toContain(text);
  });
});
