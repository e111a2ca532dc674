import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { setBestand } from '#features/bestand/server/index.ts';
import { openForOrders } from '#test/auftrag/offener-laden.ts';
import { type Sale, sellLastPieces } from '#test/nodes/nodes-buyers.ts';
import { sendToAll } from '#test/nodes/nodes-mail.ts';
import {
  cartWriter,
  checkLedger,
  pageReader,
  produktionWriter,
  type Statuses,
  untilDone,
  type Writer,
  writeDuring,
} from '#test/nodes/nodes-writers.ts';
import { openNodes, type TestNodes } from '#test/nodes/test-nodes.ts';
import { startSmtp, type TestSmtp } from '#test/smtp.ts';
import { quantile } from '../statistics.ts';

/** Number of source addresses, so that the rate limit per address is not measured. */
const places = 50;
/** Connections that one node may have open (`src/server/db/engines/postgres-pool.ts`). */
const poolSize = 10;

/** All concurrent clients, each with its response times in milliseconds. */
type People = { all: Writer[]; shoppers: Writer[]; workshop: Writer[]; readers: Writer[]; times: number[] };

async function invite({ url, db }: TestNodes): Promise<People> {
  const produkte = await db
    .selectFrom('produkt')
    .select('id')
    .where('aktiv', '=', 1)
    .where('preisCent', '>', 0)
    .execute();
  const ids = produkte.map(({ id }) => id);
  const rohstoffe = await db.selectFrom('rohstoff').select('id').execute();
  const viel = { menge: 50_000_000, typ: 'inventur', grund: 'Genug für alle' } as const;
  await db.transaction().execute(async (db) => {
    for (const { id } of rohstoffe) await setBestand(db, { artikelId: id, ...viel });
  });
  const times: number[] = [];
  const timed = (writer: Writer): Writer => ({
    ...writer,
    write: async () => {
      const start = performance.now();
      await writer.write();
      times.push(performance.now() - start);
    },
  });
  const many = async (count: number, make: (index: number) => Promise<Writer>) =>
    (await Promise.all(Array.from({ length: count }, (_, index) => make(index)))).map(timed);
  const shoppers = await many(20, () => cartWriter(url, db, ids));
  const workshop = await many(3, (index) => produktionWriter(url, db, ids[index] ?? ''));
  const readers = await many(20, async () => pageReader(url));
  return { all: [...shoppers, ...workshop, ...readers], shoppers, workshop, readers, times };
}

/** Answers by status since the previous call. */
function statusesOf({ all }: People): Statuses {
  const sum: Statuses = {};
  for (const { tally } of all) {
    for (const [status, count] of Object.entries(tally.statuses))
      sum[Number(status)] = (sum[Number(status)] ?? 0) + count;
    tally.statuses = {};
  }
  return sum;
}

const formatStatuses = (statuses: Statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`)
    .join(', ');

async function load(people: People, seconds: number): Promise<string[]> {
  await sleep(3000);
  statusesOf(people);
  people.times.length = 0;
  await sleep(seconds * 1000);
  const { times } = people;
  const statuses = statusesOf(people);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)].map((ms) => ms.toFixed(0));
  console.log(
    `load, ${seconds} s: ${(times.length / seconds).toFixed(0)} calls/s, p50 ${p50} ms, p99 ${p99} ms; ${formatStatuses(statuses)}`,
  );
  return Object.keys(statuses).join() === '200' ? [] : [`load: ${formatStatuses(statuses)}`];
}

async function killNodes(nodes: TestNodes, people: People, rounds: number): Promise<string[]> {
  for (let round = 0; round < rounds; round += 1) {
    await sleep(Math.random() * 500);
    await nodes.kill(round % 2);
    await untilDone(people.shoppers, 2);
    await nodes.revive(round % 2);
  }
  const { readers } = people;
  const failed = readers.flatMap(({ tally }) => Object.keys(tally.statuses)).filter((one) => one !== '200');
  console.log(`nodes killed, ${rounds} times: ${formatStatuses(statusesOf(people))}`);
  return failed.length === 0 ? [] : [`a page failed although one node was there: ${failed.join()}`];
}

/** Each time 20 buyers for the last five pieces of four products, while a node is killed and started again. */
async function sell(nodes: TestNodes, rounds: number): Promise<string[]> {
  const sales: Sale[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const disturb = async () => {
      await sleep(Math.random() * 300);
      await nodes.kill(round % 2);
      await nodes.revive(round % 2);
    };
    sales.push(await sellLastPieces(nodes, { produkte: 4, pieces: 5, buyers: 20 }, disturb));
  }
  const sum = (of: (sale: Sale) => number) => sales.reduce((all, sale) => all + of(sale), 0);
  const statuses: Statuses = {};
  for (const [status, count] of sales.flatMap((sale) => Object.entries(sale.statuses)))
    statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
  console.log(
    `last pieces, ${rounds} times, a node killed each time: ${sum((one) => one.sold)} sold, ${sum((one) => one.refused)} refused, ${sum((one) => one.repeated)} sent again; ${formatStatuses(statuses)}`,
  );
  return sales.flatMap(({ wrong }) => wrong);
}

async function restartPostgres(nodes: TestNodes, people: People, rounds: number): Promise<string[]> {
  const pids = nodes.nodes.map(({ child }) => child.pid);
  const recoveries: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sleep(Math.random() * 500);
    await nodes.postgres.shutDown(round % 2 === 0 ? 'fast' : 'immediate');
    await sleep(Math.random() * 1000);
    await nodes.postgres.start();
    const ready = performance.now();
    await untilDone(people.shoppers, 1);
    recoveries.push(performance.now() - ready);
    await untilDone(people.all, 2);
  }
  const worst =
    rounds > 0
      ? `; all served again after ${quantile(recoveries, 0.5).toFixed(0)} ms, at most ${Math.max(...recoveries).toFixed(0)} ms`
      : '';
  console.log(`PostgreSQL restarted, ${rounds} times: ${formatStatuses(statusesOf(people))}${worst}`);
  const isSame = nodes.nodes.every(({ child }, i) => child.pid === pids[i] && child.exitCode === null);
  return isSame ? [] : ['a node ended when PostgreSQL was restarted'];
}

/** Both nodes send, under load. */
async function mail({ db }: TestNodes, smtp: TestSmtp): Promise<string[]> {
  const count = 50;
  const wrong = await sendToAll(db, smtp, count);
  console.log(`${count} messages, ${count - wrong.length} arrived once`);
  return wrong;
}

async function checkAll({ db, nodes }: TestNodes, { all }: People): Promise<string[]> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  const open = rows[0]?.count ?? 0;
  const bugs = nodes.flatMap(({ output }) => output().match(/unhandled|uncaught|unexpected error/gi) ?? []);
  const wrong = [
    ...(await checkLedger(db)),
    ...(await Promise.all(all.map(({ check }) => check(db)))).flat(),
    ...bugs.map((text) => `a node said: ${text}`),
    ...(open > nodes.length * poolSize ? [`${open} connections are open`] : []),
  ];
  const done = all.reduce((sum, { tally }) => sum + tally.done, 0);
  const unknown = all.reduce((sum, { tally }) => sum + tally.unknown, 0);
  console.log(
    `${done} calls answered, ${unknown} without a yes or no, ${open} connections open; ${wrong.length} wrong`,
  );
  return wrong;
}

/**
 * Two nodes on one PostgreSQL under load; nodes are killed, also while the last pieces are sold, and
 * PostgreSQL is restarted. No acknowledged write may be lost, no piece sold twice.
 */
async function main(): Promise<void> {
  const options = {
    seconds: { type: 'string' },
    kills: { type: 'string' },
    restarts: { type: 'string' },
    sales: { type: 'string' },
  } as const;
  const { seconds = '60', kills = '20', restarts = '20', sales = '10' } = parseArgs({ options }).values;
  await import('../../scripts/build-if-needed.ts');
  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  const smtp = await startSmtp();
  const nodes = await openNodes({ places, smtpUrl: smtp.url });
  try {
    await openForOrders(nodes.db);
    const people = await invite(nodes);
    const wrong = await writeDuring(people.all, async () => [
      ...(await load(people, Number(seconds))),
      ...(await mail(nodes, smtp)),
      ...(await sell(nodes, Number(sales))),
      ...(await killNodes(nodes, people, Number(kills))),
      ...(await restartPostgres(nodes, people, Number(restarts))),
    ]);
    wrong.push(...(await checkAll(nodes, people)));
    for (const line of wrong) console.error(line);
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    await nodes.close();
    await smtp.close();
  }
}

await main();
