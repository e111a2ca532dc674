import { once } from 'node:events';
import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { postgresDatabase } from '#test/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { connect, type Db } from './connect.ts';
import { isOvertaken, isUnreachable } from './is-unreachable.ts';
import { migrate } from './migrate.ts';
import type { Patience } from './postgres-pool.ts';
import { waitForDatabase } from './wait-for-database.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

async function openPool(patience: Partial<Patience> = {}) {
  const { databaseUrl } = await postgresDatabase();
  const open = (url = databaseUrl): Db => {
    const db = connect({ databaseUrl: url, dataDir: '', onError: () => {}, patience });
    onTestFinished(() => db.destroy());
    return db;
  };
  return { databaseUrl, open, db: open() };
}

/** A way to PostgreSQL that can be cut without either side hearing of it, as when a machine loses its power. */
async function startWire(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const wired = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    const other = connectSocket(Number(port), hostname);
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => to.destroy());
      from.on('data', (chunk) => isCut || to.write(chunk));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  onTestFinished(close);
  wired.port = String((server.address() as { port: number }).port);
  const cut = (is: boolean) => {
    isCut = is;
  };
  return { url: wired.href, cut, close };
}

test('a connection that is lost in the middle of a transaction fails that one and nothing else', async () => {
  const { db, open } = await openPool();
  await migrate(db);
  const other = open();
  const failure = await failureOf(
    db.transaction().execute(async (db) => {
      await insertProdukt(db);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 30000)`.execute(other);
      await insertProdukt(db);
    }),
  );
  expect(isUnreachable(failure)).toBe(true);
  expect(await db.selectFrom('produkt').selectAll().execute()).toEqual([]);
});

test('nobody waits for a connection without end, and all come back', async () => {
  const { db } = await openPool({ connection: 2000 });
  const give = Promise.withResolvers<void>();
  const taken: Promise<unknown>[] = [];
  for (let i = 0; i < 10; i += 1) {
    const has = Promise.withResolvers<void>();
    taken.push(db.connection().execute(async () => has.resolve() ?? give.promise));
    await has.promise;
  }
  const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(sql`select 1`.execute(db))));
  expect(failures.every(isUnreachable)).toBe(true);
  give.resolve();
  await Promise.all(taken);
  expect(await Promise.all(Array.from({ length: 20 }, () => sql`select 1`.execute(db)))).toHaveLength(20);
});

test('a PostgreSQL that vanished without a word counts as lost, and is found again', async () => {
  const { databaseUrl, open } = await openPool({ silence: 2000 });
  const wire = await startWire(databaseUrl);
  const db = open(wire.url);
  await sql`select 1`.execute(db);
  wire.cut(true);
  expect(isUnreachable(await failureOf(sql`select 1`.execute(db)))).toBe(true);
  wire.cut(false);
  await expect.poll(() => failureOf(sql`select 1`.execute(db))).toBeUndefined();
});

test('the locks of a node that says nothing more are free again after a while', async () => {
  const { db: other, databaseUrl } = await openPool();
  await migrate(other);
  const db = connect({ databaseUrl, dataDir: '', onError: () => {}, patience: { idleTransaction: 300 } });
  onTestFinished(() => db.destroy());
  const raise = (db: Db) => db.updateTable('katalog').set({ version: 7 }).execute();
  const failure = await failureOf(
    db.transaction().execute(async (db) => {
      await raise(db);
      // Waits for the lock, and so for PostgreSQL to end this very transaction.
      await raise(other);
      await raise(db);
    }),
  );
  expect(isUnreachable(failure)).toBe(true);
});

test('a circle of waiting transactions is told from a database that is gone', async () => {
  const { db } = await openPool();
  await migrate(db);
  const ids = [await insertProdukt(db), await insertProdukt(db)];
  const bothHold = Promise.withResolvers<void>();
  let holding = 0;
  const lockBoth = (order: string[]) =>
    db.transaction().execute(async (db) => {
      for (const id of order) {
        await db.updateTable('produkt').set({ gramm: 1 }).where('id', '=', id).execute();
        holding += 1;
        if (holding === 2) bothHold.resolve();
        await bothHold.promise;
      }
    });
  const failures = await Promise.all([lockBoth(ids), lockBoth(ids.toReversed())].map(failureOf));
  const [failure, ...others] = failures.filter(Boolean);
  expect([isOvertaken(failure), isUnreachable(failure), others]).toEqual([true, false, []]);
});

test('a start waits for a PostgreSQL that is not up yet, and says so once', async () => {
  const { databaseUrl, open } = await openPool();
  const wire = await startWire(databaseUrl);
  wire.close();
  const db = open(wire.url);
  const said: string[] = [];
  const onWait = ({ message }: Error) => {
    said.push(message);
    const { port } = new URL(wire.url);
    const target = new URL(databaseUrl);
    const late = createServer((socket) => {
      const other = connectSocket(Number(target.port), target.hostname);
      socket.pipe(other).on('error', () => {});
      other.pipe(socket).on('error', () => {});
    }).listen(Number(port), '127.0.0.1');
    onTestFinished(() => void late.close());
  };
  await waitForDatabase(db, { forMs: 20_000, onWait });
  expect(said).toEqual([expect.stringContaining('ECONNREFUSED')]);
});

test('a start waits no longer than it was told, and not at all for a wrong name', async () => {
  const { databaseUrl, open } = await openPool();
  const wire = await startWire(databaseUrl);
  wire.close();
  const said: Error[] = [];
  const wait = (url: string) =>
    failureOf(waitForDatabase(open(url), { forMs: 1, onWait: (error) => void said.push(error) }));
  expect(isUnreachable(await wait(wire.url))).toBe(true);
  expect(await wait(`${databaseUrl}x`)).toMatchObject({ code: '3D000' });
  expect(said).toHaveLength(1);
});
