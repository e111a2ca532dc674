import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMegabytes } from '#test/process-figures.ts';
import { type BenchShop, withShop } from '../bench-shop.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { runAlone } from '../table.ts';
import type { AttackResult, BodyAttack } from './body-attack-client.ts';

const token = 'nur-fuer-diese-messung';

const paths = [
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/logout',
  '/api/nix',
  '/api/cart/add',
  '/nix',
];
const usual = { paths, isHeld: false, atMost: 10_000, addresses: 1 };

/** Bodies of many small numbers: the size that was allowed before (ADR 050), and the size that is allowed now. */
const floods = [
  { ...usual, bytes: 250_000, perSecond: 12 },
  { ...usual, bytes: 8000, perSecond: 200, addresses: 20 },
];

/** Bodies that never end, of both sizes. Addresses of 127.x.y.z need no configuration on Linux only. */
const holds = [
  { ...usual, paths: ['/api/auth/login'], isHeld: true, atMost: 5800, perSecond: 500, bytes: 255_000 },
  {
    ...usual,
    paths: ['/api/auth/login'],
    isHeld: true,
    atMost: 5800,
    perSecond: 500,
    bytes: 8000,
    addresses: 200,
  },
];

/** What a visitor notices, and how much memory the shop takes, while bodies are sent in order to stop it. */
async function measureBodies(): Promise<Measurement[]> {
  const all: Measurement[] = [];
  for (const flood of floods)
    all.push(...(await withShop((shop) => measureFlood(shop, flood), { METRICS_TOKEN: token })));
  for (const hold of holds) all.push(await withShop((shop) => measureHold(shop, hold)));
  return all;
}

async function measureFlood(shop: BenchShop, flood: Omit<BodyAttack, 'url'>): Promise<Measurement[]> {
  const before = median(await visit(shop, 3000));
  await longestDelay(shop);
  const attack = await begin('body-attack-client.ts', { ...flood, url: shop.url });
  await sleep(1000);
  const during = median(await visit(shop, 12_000));
  const delay = await longestDelay(shop);
  const note = describe(await attack.stop<AttackResult>());
  const what = `${flood.perSecond} flat bodies of ${flood.bytes / 1000} kB a second`;
  return [
    {
      what: `${what}: a visitor’s median, against before`,
      unit: 'ms',
      measured: during,
      reference: before,
      note,
    },
    { what: `${what}: longest delay of the event loop`, unit: 'ms', measured: delay, goal: { atMost: 50 } },
  ];
}

async function measureHold(shop: BenchShop, hold: Omit<BodyAttack, 'url'>): Promise<Measurement> {
  const attack = await begin('body-attack-client.ts', { ...hold, url: shop.url });
  const before = residentMegabytes(shop.pid);
  let most = 0;
  for (const end = performance.now() + 25_000; performance.now() < end; await sleep(200))
    most = Math.max(most, residentMegabytes(shop.pid));
  const note = describe(await attack.stop<AttackResult>());
  const what = `${hold.atMost} bodies of ${hold.bytes / 1000} kB that never end, ${hold.addresses} addresses`;
  return {
    what: `${what}: resident memory, against before`,
    unit: 'MB',
    measured: most,
    reference: before,
    goal: { atMost: 300 },
    note,
  };
}

/** Response times of a visitor who loads the products. */
async function visit({ url }: BenchShop, ms: number): Promise<number[]> {
  const visitor = await begin('latency-client.ts', `${url}/products`);
  await sleep(ms);
  return visitor.stop<number[]>();
}

async function begin(file: string, order: object | string) {
  const child: ChildProcess = fork(join(import.meta.dirname, file));
  child.send(order);
  await once(child, 'spawn');
  return {
    stop: async <T>() => {
      child.send('stop');
      const [result] = await once(child, 'message');
      return result as T;
    },
  };
}

/** Milliseconds since the last call of this function. */
async function longestDelay({ url }: BenchShop): Promise<number> {
  const reply = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await reply.text())?.[1]) * 1000;
}

function describe(result: AttackResult): string {
  return Object.entries(result)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ');
}

if (import.meta.main) await runAlone(measureBodies);
