import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#app/server/config.ts';
import { shopJobs } from '#app/server/shop-jobs.ts';
import { connect } from '#server/db/connect.ts';
import { TurnWatch } from '#test/fuzz/turn-watch.ts';
import { startShop } from '#test/shop-process.ts';
import { quantile } from '../statistics.ts';
import { type Messung, send } from './zeile.ts';

/** Settings of a shop as its environment gives them. */
export type Umgebung = Record<string, string>;

const root = join(import.meta.dirname, '../..');
const signal = new AbortController().signal;
const looks = 20;

/** One run of each job in this process, while the shop is closed; and how long those look that look often. */
export async function measureJobs(env: Umgebung): Promise<Messung[]> {
  const config = readConfig(env);
  const db = connect({ ...config, onError: () => {} });
  const quiet = { info: () => {}, error: () => {} };
  const messungen: Messung[] = [];
  try {
    for (const { name, run, hasDue } of shopJobs(db, config, quiet)) {
      if (hasDue) messungen.push(await measure(`look of ${name}`, looks, () => hasDue(new Date())));
      messungen.push(await measure(`job ${name}`, 1, () => run({ now: new Date(), signal })));
    }
  } finally {
    await db.destroy();
  }
  return messungen;
}

async function measure(name: string, mal: number, work: () => Promise<unknown>): Promise<Messung> {
  const watch = new TurnWatch();
  const times: number[] = [];
  let turn = 0;
  for (let i = 0; i < mal; i += 1) {
    watch.begin();
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
    turn = Math.max(turn, watch.end());
  }
  return { name, anzahl: mal, p50: quantile(times, 0.5), p99: quantile(times, 0.99), turn };
}

/** The start of a copy, what is read in its first seconds, and the commands; PostgreSQL needs `pg_dump` for some. */
export async function measureBetrieb(env: Umgebung): Promise<Messung[]> {
  const dir = mkdtempSync(join(tmpdir(), 'laden-jahre-'));
  try {
    const file = join(dir, 'sicherung');
    const leer = { ...env, DATA_DIR: join(dir, 'leer') };
    return [
      ...(await measureStart(env)),
      command('verify', [], env),
      command('backup', [file], env),
      ...(env.DATABASE_URL ? [] : [command('restore', [file], leer)]),
    ];
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const firstMs = 10_000;

async function measureStart(env: Umgebung): Promise<Messung[]> {
  const begun = performance.now();
  const shop = await startShop(env);
  try {
    const times: number[] = [];
    await send(shop, { path: '/products' });
    const start = performance.now() - begun;
    while (performance.now() - begun < start + firstMs)
      for (const path of ['/products', '/api/portfolio', '/api/laden'])
        times.push((await send(shop, { path })).took);
    return [
      { name: 'start to the first answer', anzahl: 1, p50: start, p99: start },
      {
        ...{ name: 'reads in the first 10 s after a start', anzahl: times.length },
        ...{ p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
      },
    ];
  } finally {
    await shop.stop();
  }
}

function command(script: string, args: string[], env: Umgebung): Messung {
  const name = `npm run ${script}`;
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync('node', [`scripts/${script}.ts`, ...args], {
    ...{ cwd: root, env: { ...process.env, ...env }, encoding: 'utf8' as const },
  });
  const took = performance.now() - start;
  if (status !== 0)
    return { name, anzahl: 0, p50: 0, p99: 0, hinweis: (stderr || stdout).trim().slice(0, 200) };
  return { name, anzahl: 1, p50: took, p99: took };
}
