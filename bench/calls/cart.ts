import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startSession } from '#features/auth/server/index.ts';
import { accountShopper, addToCart } from '#features/cart/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertProdukt, newAccount } from '#test/factories.ts';
import { openEmbedded } from '../databases.ts';
import type { Measurement } from '../measurement.ts';
import { median, quantile } from '../statistics.ts';
import { runAlone } from '../table.ts';
import { openQuietApp } from './quiet-app.ts';

/** Length of a turn in milliseconds. Measuring in turns spreads slow moments of the machine over all subjects. */
const turnMs = 100;
const turns = 30;
/** So many that no line reaches its limit of 99: SQLite writes nothing when nothing changes. */
const customers = 1000;
const cartLines = 3;
/** The day of the measurement; before the opening it decides nothing. */
const tag = '2026-11-23';
/** Processor time of an add besides its write: after such a pause a virtual disk may have to wake up. */
const restMicroseconds = 40;

type Turn = () => Promise<number>;

/** Runs `work` repeatedly with `clients` at a time; returns the completed runs per second. */
async function perSecond(clients: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  const client = async () => {
    while (performance.now() - start < turnMs) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (done * 1000) / (performance.now() - start);
}

/** Measures each subject in turn, `turns` times; returns the rates of each. */
async function inTurns<Name extends string>(measures: Record<Name, Turn>): Promise<Record<Name, number[]>> {
  const names = Object.keys(measures) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let turn = 0; turn < turns; turn += 1)
    for (const name of names) rates[name].push(await measures[name]());
  return rates;
}

/** One row per transaction into a table of its own, directly by the driver: the limit set by the disk. */
function openBareTable(dir: string) {
  const database = new DatabaseSync(join(dir, 'bare.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000');
  database.exec('create table line (id text primary key, menge integer not null) strict');
  const insert = database.prepare('insert into line (id, menge) values (?, ?)');
  return { insert: async () => insert.run(randomUUID(), 1), close: () => database.close() };
}

async function rest(): Promise<void> {
  const end = performance.now() + restMicroseconds / 1000;
  while (performance.now() < end);
}

/** Signed-in customers with `cartLines` products each; `next` returns them in rotation. */
async function openCarts(db: Db) {
  const produktIds: string[] = [];
  for (let i = 0; i < cartLines; i += 1) produktIds.push(await insertProdukt(db));
  const carts = await db.transaction().execute(async (db) => {
    const made: { accountId: string; token: string; produktId: string }[] = [];
    for (let i = 0; i < customers; i += 1) {
      const account = await createAccountWithKunde(db, newAccount(), new Date());
      if (!account) throw new Error('The database was not empty.');
      for (const produktId of produktIds)
        await addToCart(db, accountShopper(account.id, { now: new Date(), tag }), { produktId, menge: 1 });
      const token = await startSession(db, account, new Date());
      made.push({ accountId: account.id, token, produktId: produktIds[i % cartLines] ?? '' });
    }
    return made;
  });
  let turn = 0;
  const next = () => {
    turn += 1;
    return carts[turn % customers] as (typeof carts)[number];
  };
  return { next };
}

/** Durable adds per second on the embedded database, against bare inserts of the same durability in the same run. */
export async function measureCart(): Promise<Measurement[]> {
  const { db, dataDir, close } = await openEmbedded();
  const { next } = await openCarts(db);
  const bare = openBareTable(dataDir);
  const app = await openQuietApp(db);
  const add = () => {
    const { accountId, produktId } = next();
    return addToCart(db, accountShopper(accountId, { now: new Date(), tag }), { produktId, menge: 1 });
  };
  // The whole server, session included, without a network.
  const call = async () => {
    const { token, produktId } = next();
    const headers = { authorization: `Bearer ${token}` };
    const payload = { produktId, menge: 1 };
    const reply = await app.inject({ method: 'POST', url: '/api/cart/add', headers, payload });
    if (reply.statusCode !== 200) throw new Error(reply.body);
  };
  try {
    const rates = await inTurns({
      bare: () => perSecond(1, bare.insert),
      rested: () => perSecond(1, () => rest().then(bare.insert)),
      add1: () => perSecond(1, add),
      add16: () => perSecond(16, add),
      call1: () => perSecond(1, call),
      call16: () => perSecond(16, call),
    });
    const row = rowAgainst(rates.bare);
    const goal = { ratioAtLeast: 0.5 };
    return [
      row(`a bare insert after ${restMicroseconds} µs of other work`, rates.rested),
      { ...row('add to cart, 1 client', rates.add1), goal },
      { ...row('add to cart, 16 clients', rates.add16), goal },
      row('POST /cart/add without a network, 1 client', rates.call1),
      row('POST /cart/add without a network, 16 clients', rates.call16),
    ];
  } finally {
    bare.close();
    await app.close();
    await close();
  }
}

/** Makes rows whose reference is a series of single bare inserts. */
function rowAgainst(bare: number[]) {
  return (what: string, rates: number[]): Measurement => {
    const ratios = rates.map((rate, turn) => rate / (bare[turn] ?? 0));
    const [low, high] = [quantile(ratios, 0.25), quantile(ratios, 0.75)];
    return {
      what,
      unit: '/s',
      measured: median(rates),
      reference: median(bare),
      note: `durable each; middle half of the ratios of ${turns} turns ${low.toFixed(2)} to ${high.toFixed(2)}`,
    };
  };
}

if (import.meta.main) await runAlone(measureCart);
