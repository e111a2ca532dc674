import { once } from 'node:events';
import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { postgresDatabase } from '#test/database/databases.ts';
import { isBlocking } from '#test/database/is-blocking.ts';
import { insertProdukt } from '#test/factories.ts';
import { connect, type Db, poolOf } from '../connect.ts';
import { migrate } from '../migrate/migrate.ts';
import { isOvertaken, isUnreachable } from './is-unreachable.ts';
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

/** `silent`: packets are dropped, as when a machine loses power; `shut`: connections are refused. */
type WireState = 'open' | 'silent' | 'shut';

/** A proxy in front of PostgreSQL that tests can disturb; it turns silent when the text `silentAt` passes. */
async function startWire(databaseUrl: string, { silentAt }: { silentAt?: string } = {}) {
  const { hostname, port } = new URL(databaseUrl);
  const wired = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: WireState = 'open';
  const server = createServer((socket) => {
    if (state === 'shut') return void socket.destroy();
    const other = connectSocket(Number(port), hostname);
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => to.destroy());
      from.on('data', (chunk) => {
        if (silentAt && chunk.includes(silentAt)) state = 'silent';
        if (state === 'open') to.write(chunk);
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  wired.port = String((server.address() as { port: number }).port);
  const turn = (to: WireState) => {
    state = to;
  };
  return { url: wired.href, turn };
}

test('a connection that is lost during a transaction fails only that transaction', async () => {
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

test('no request waits for a connection without limit, and all connections return to the pool', async () => {
  const { db } = await openPool({ connection: 20_000 });
  const give = Promise.withResolvers<void>();
  const taken: Promise<unknown>[] = [];
  for (let i = 0; i < 10; i += 1) {
    const has = Promise.withResolvers<void>();
    taken.push(db.connection().execute(async () => has.resolve() ?? give.promise));
    await has.promise;
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = Array.from({ length: 20 }, () => failureOf(sql`select 1`.execute(db)));
  while (poolOf(db)?.waitingCount !== 20) await nextTurn();
  vi.advanceTimersByTime(20_000);
  const failures = await Promise.all(waiting);
  vi.useRealTimers();
  expect(failures.every(isUnreachable)).toBe(true);
  give.resolve();
  await Promise.all(taken);
  expect(await Promise.all(Array.from({ length: 20 }, () => sql`select 1`.execute(db)))).toHaveLength(20);
});

test('a PostgreSQL that vanished silently counts as lost, and is found again', async () => {
  const { databaseUrl, open } = await openPool({ silence: 2000 });
  const wire = await startWire(databaseUrl);
  const db = open(wire.url);
  const isFound = () =>
    expect.poll(() => failureOf(sql`select 1`.execute(db)), { timeout: 20_000 }).toBeUndefined();
  await isFound();
  wire.turn('silent');
  expect(isUnreachable(await failureOf(sql`select 1`.execute(db)))).toBe(true);
  wire.turn('open');
  await isFound();
});

test('a PostgreSQL that vanishes before the first message counts as lost, too', async () => {
  const { databaseUrl, open } = await openPool({ silence: 2000, connection: 20_000 });
  const wire = await startWire(databaseUrl, { silentAt: 'idle_in_transaction' });
  const failure = await failureOf(sql`select 1`.execute(open(wire.url)));
  expect(isUnreachable(failure)).toBe(true);
});

test('the locks of a silent node are released after a while', async () => {
  const { db: other, databaseUrl } = await openPool();
  await migrate(other);
  const db = connect({ databaseUrl, dataDir: '', onError: () => {}, patience: { idleTransaction: 3000 } });
  onTestFinished(() => db.destroy());
  const raise = (db: Db) => db.updateTable('katalog').set({ version: 7 }).execute();
  let isInTheWay = false;
  const failure = await failureOf(
    db.transaction().execute(async (db) => {
      await raise(db);
      const raised = raise(other);
      // While this transaction sends statements it is not idle.
      while (!isInTheWay) isInTheWay = await isBlocking(db);
      // Waits for the lock, and so until PostgreSQL ends this transaction.
      await raised;
      await raise(db);
    }),
  );
  expect([isInTheWay, isUnreachable(failure)]).toEqual([true, true]);
});

test('a deadlock is distinguished from a database that is gone', async () => {
  const { db } = await openPool();
  await migrate(db);
  const ids = [await insertProdukt(db), await insertProdukt(db)];
  const bothHold = Promise.withResolvers<void>();
  let holding = 0;
  const lockBoth = (order: string[]) =>
    db.transaction().execute(async (db) => {
      for (const id of order) {
        await db.updateTable('produkt').set({ reihenfolge: 1 }).where('id', '=', id).execute();
        holding += 1;
        if (holding === 2) bothHold.resolve();
        await bothHold.promise;
      }
    });
  const failures = await Promise.all([lockBoth(ids), lockBoth(ids.toReversed())].map(failureOf));
  const [failure, ...others] = failures.filter(Boolean);
  expect([isOvertaken(failure), isUnreachable(failure), others]).toEqual([true, false, []]);
});

test('a start waits for a PostgreSQL that is not up yet, and logs it once', async () => {
  const { databaseUrl, open } = await openPool();
  const wire = await startWire(databaseUrl);
  wire.turn('shut');
  const reported: Error[] = [];
  const onWait = (error: Error) => {
    reported.push(error);
    wire.turn('open');
  };
  await waitForDatabase(open(wire.url), { forMs: 20_000, onWait });
  expect(reported.map(isUnreachable)).toEqual([true]);
});

test('a start waits no longer than its limit, and not at all for an unknown host', async () => {
  const { databaseUrl, open } = await openPool();
  const closedPort = new URL(databaseUrl);
  closedPort.port = '1';
  const reported: Error[] = [];
  const wait = (url: string) =>
    failureOf(waitForDatabase(open(url), { forMs: 1, onWait: (error) => void reported.push(error) }));
  expect(await wait(closedPort.href)).toMatchObject({ code: 'ECONNREFUSED' });
  expect(await wait(`${databaseUrl}x`)).toMatchObject({ code: '3D000' });
  expect(reported).toHaveLength(1);
});
