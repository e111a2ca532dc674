import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createAccount, startSession } from '#features/auth/server/index.ts';
import { addToCart } from '#features/cart/server/index.ts';
import { buildApp } from '#server/app.ts';
import { connect, type Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { insertProdukt, newAccount } from '#test/factories.ts';

/** Everything is measured in turns of this length, so that a slow moment of the machine meets all of them alike. */
const turnMs = 100;
const turns = 30;
/** So many that no line runs into its 99: SQLite writes nothing when nothing changes. */
const customers = 1000;
const cartLines = 3;

type Measure = () => Promise<number>;

/** Runs `work` again and again, `clients` at a time; answers how many ended per second. */
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

/** Each measure in its turn, `turns` times; answers the median of each. */
async function inTurns<Name extends string>(measures: Record<Name, Measure>): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[];
  const results = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1)
    for (const name of names) results.get(name)?.push(await measures[name]());
  const median = (values: number[] = []) => values.toSorted((x, y) => x - y)[Math.floor(turns / 2)] ?? 0;
  return Object.fromEntries(names.map((name) => [name, Math.round(median(results.get(name)))])) as Record<
    Name,
    number
  >;
}

/** One row per transaction into a table of its own, straight through the driver: what the disk allows. */
function openBareTable(dir: string) {
  const database = new DatabaseSync(join(dir, 'bare.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000');
  database.exec('create table line (id text primary key, menge integer not null) strict');
  const insert = database.prepare('insert into line (id, menge) values (?, ?)');
  return { insert: async () => insert.run(randomUUID(), 1), close: () => database.close() };
}

/** Signed-in customers, each with a cart of `cartLines` products; `next` is one after the other, round and round. */
async function openCarts(db: Db) {
  const produktIds: string[] = [];
  for (let i = 0; i < cartLines; i += 1) produktIds.push(await insertProdukt(db));
  const carts = await db.transaction().execute(async (db) => {
    const made: { accountId: string; token: string; produktId: string }[] = [];
    for (let i = 0; i < customers; i += 1) {
      const account = await createAccount(db, newAccount(), new Date());
      if (!account) throw new Error('The database was not empty.');
      for (const produktId of produktIds) await addToCart(db, account.id, { produktId, menge: 1 });
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
export async function benchCart() {
  const dir = mkdtempSync(join(tmpdir(), 'laden-bench-'));
  const db = connect({ databaseUrl: undefined, dataDir: dir, onError: () => {} });
  await migrate(db);
  const { next } = await openCarts(db);
  const bare = openBareTable(dir);
  const quiet = { logLevel: 'silent', trustProxy: false, publicUrl: 'http://localhost' } as const;
  const app = await buildApp({ ...quiet, callsPerMinute: Number.POSITIVE_INFINITY }, db);
  try {
    const add = () => {
      const { accountId, produktId } = next();
      return addToCart(db, accountId, { produktId, menge: 1 });
    };
    // The whole server with the session looked up, only without a network in between.
    const call = async () => {
      const { token, produktId } = next();
      const headers = { authorization: `Bearer ${token}` };
      const payload = { produktId, menge: 1 };
      const reply = await app.inject({ method: 'POST', url: '/api/cart/add', headers, payload });
      if (reply.statusCode !== 200) throw new Error(reply.body);
    };
    const rates = await inTurns({
      bareInsert: () => perSecond(1, bare.insert),
      addToCart1: () => perSecond(1, add),
      addToCart16: () => perSecond(16, add),
      wholeCall1: () => perSecond(1, call),
      wholeCall16: () => perSecond(16, call),
    });
    const share = (rate: number) => Math.round((rate / rates.bareInsert) * 100) / 100;
    const { bareInsert: _, ...ours } = rates;
    const shares = Object.entries(ours).map(([name, rate]) => [name, share(rate)]);
    return { perSecond: rates, shareOfBareInsert: Object.fromEntries(shares) as typeof ours };
  } finally {
    bare.close();
    await app.close();
    await db.destroy();
    rmSync(dir, { recursive: true, force: true });
  }
}

if (import.meta.main) console.log(await benchCart());
