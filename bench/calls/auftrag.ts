import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/connect.ts';
import { fillShelf, openForOrders } from '#test/auftrag/offener-laden.ts';
import { readyGuest } from '#test/auftrag/ready-guest.ts';
import { insertProdukt } from '#test/factories.ts';
import { onBothDatabases, openPlace, type Place } from '../databases.ts';
import type { Measurement } from '../measurement.ts';
import { median, quantile } from '../statistics.ts';
import { runAlone } from '../table.ts';
import { type BareRows, openBareRows } from './bare-rows.ts';
import { openQuietApp } from './quiet-app.ts';

const orders = 300;
/** The first ones compile statements and fill caches. */
const warmUp = 20;
const lines = 3;
const buyers = 20;
const lastPieces = 5;

type Shop = { db: Db; app: FastifyInstance; produktIds: string[] };

/**
 * Orders of guests on both databases, against bare inserts of as many rows into the same kind of database in
 * the same run.
 */
export async function measureAuftrag(): Promise<Measurement[]> {
  return onBothDatabases(measureOn, { isDurable: true });
}

async function measureOn(name: string, place: Place): Promise<Measurement[]> {
  const db = await openPlace(place);
  const app = await openQuietApp(db);
  try {
    const shop = { db, app, produktIds: await fillShop(db) };
    await order((await readyGuest(shop)).order);
    const bare = await openBareRows(db, place);
    const times = await orderInTurns(shop, bare).finally(bare.close);
    return [rowOf(name, times, bare.rows), await crowd(name, shop)];
  } finally {
    await app.close();
    await db.destroy();
  }
}

async function fillShop(db: Db): Promise<string[]> {
  const produktIds: string[] = [];
  for (let i = 0; i < lines; i += 1) produktIds.push(await insertProdukt(db));
  await openForOrders(db);
  await fillShelf(db, produktIds, 90_000);
  return produktIds;
}

type Ordering = Awaited<ReturnType<typeof readyGuest>>['order'];

async function order(ordering: Ordering): Promise<void> {
  const reply = await ordering();
  if (reply.statusCode !== 201) throw new Error(reply.body);
}

type Times = { order: number[]; bare: number[] };

/** An order and a bare insert in turn, so that slow moments of the machine meet both. */
async function orderInTurns(shop: Shop, { insert }: BareRows): Promise<Times> {
  const times: Times = { order: [], bare: [] };
  for (let i = 0; i < warmUp + orders; i += 1) {
    const { order: ordering } = await readyGuest(shop);
    times.order.push(await duration(() => order(ordering)));
    times.bare.push(await duration(insert));
  }
  return { order: times.order.slice(warmUp), bare: times.bare.slice(warmUp) };
}

/** In milliseconds. */
async function duration(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function rowOf(name: string, { order, bare }: Times, rows: number): Measurement {
  const [p99, bare99] = [order, bare].map((times) => quantile(times, 0.99).toFixed(1));
  return {
    what: `order of ${lines} lines by a guest, ${name}`,
    unit: 'ms',
    measured: median(order),
    reference: median(bare),
    goal: { ratioAtMost: 5 },
    note: `medians of ${orders}; bare: ${rows} rows, durable; p99 ${p99}, bare ${bare99}`,
  };
}

/** Many buyers at once for the last pieces of one product. */
async function crowd(name: string, { db, app }: Shop): Promise<Measurement> {
  const knapp = await insertProdukt(db);
  await fillShelf(db, [knapp], lastPieces);
  const all = await Promise.all(
    Array.from({ length: buyers }, () => readyGuest({ db, app, produktIds: [knapp] })),
  );
  let statuses: number[] = [];
  const measured = await duration(async () => {
    statuses = await Promise.all(all.map(async ({ order }) => (await order()).statusCode));
  });
  const countOf = (status: number) => statuses.filter((one) => one === status).length;
  if (countOf(201) !== lastPieces || countOf(409) !== buyers - lastPieces)
    throw new Error(`${buyers} buyers of ${lastPieces} pieces: ${statuses.join()}`);
  const note = `${lastPieces} orders, ${buyers - lastPieces} refusals, until the last answer`;
  return { what: `${buyers} buyers at once for ${lastPieces} pieces, ${name}`, unit: 'ms', measured, note };
}

if (import.meta.main) await runAlone(measureAuftrag);
