import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, type ShopProcess, startShop } from '#test/shop-process.ts';
import { median, quantile } from '../statistics.ts';
import { type Growth, growthOf } from './growth.ts';
import { inspect } from './inspector.ts';
import type { Figures } from './people/person.ts';
import type { PeopleOrder } from './people-client.ts';
import { type Watched, watchShop } from './shop-watch.ts';

export type LoadOptions = Pick<PeopleOrder, 'seconds' | 'shoppers' | 'customers' | 'photoWidth'> & {
  databaseUrl?: string | undefined;
};
export type LoadFigures = Figures & { seconds: number; watched: Watched };

const metricsToken = 'nur-fuer-diese-messung';
const admin = { email: 'last@lindenblatt.example', password: 'Kessel-voller-Lauge' };

/** Simulates people with think time at the built shop with the example workshop, configured as behind a proxy. */
export async function loadShop({ databaseUrl, ...people }: LoadOptions): Promise<LoadFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-load-'));
  try {
    const inspectorPort = await freePort();
    const shop = await startShop({
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      DEMO: '1',
      TRUST_PROXY: '1',
      METRICS_TOKEN: metricsToken,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
    try {
      return await letPeopleIn(shop, inspectorPort, { ...people, url: shop.url, admin });
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function letPeopleIn(
  shop: ShopProcess,
  inspectorPort: number,
  order: PeopleOrder,
): Promise<LoadFigures> {
  const inspector = await inspect(inspectorPort);
  const people = fork(join(import.meta.dirname, 'people-client.ts'));
  const begin = performance.now();
  people.send(order);
  const gone = once(people, 'exit').then(() => Promise.reject(new Error('the people went without a word')));
  const came = Promise.race([once(people, 'message'), gone]) as Promise<[Figures]>;
  const [[figures], watched] = await watchShop({ url: shop.url, token: metricsToken, inspector }, came);
  const seconds = (performance.now() - begin) / 1000;
  inspector.close();
  const loggedErrors = shop
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{"level":5'));
  return { ...figures, errors: [...figures.errors, ...loggedErrors], seconds, watched };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '120' },
      shoppers: { type: 'string', default: '200' },
      customers: { type: 'string', default: '20' },
      postgres: { type: 'boolean', default: false },
    },
  });
  await import('../../scripts/build-if-needed.ts');
  const [seconds, shoppers, customers] = [values.seconds, values.shoppers, values.customers].map(Number) as [
    number,
    number,
    number,
  ];
  const options = { seconds, shoppers, customers, photoWidth: 4000 };
  const where = values.postgres ? 'PostgreSQL' : 'SQLite';
  console.log(
    `${where}, ${shoppers} shoppers, ${customers} carts, 1 admin, ${seconds} s; ` +
      `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
  );
  const figures = await (values.postgres ? loadOnPostgres(options) : loadShop(options));
  process.exitCode = printFigures(figures) ? 0 : 1;
}

async function loadOnPostgres(options: LoadOptions): Promise<LoadFigures> {
  const { startPostgres } = await import('#test/database/start-postgres.ts');
  const postgres = await startPostgres();
  try {
    return await loadShop({ ...options, databaseUrl: postgres.url('postgres') });
  } finally {
    await postgres.stop();
  }
}

/** Prints the figures and returns whether there were no errors and no growth. */
function printFigures({ times, errors, seconds, watched }: LoadFigures): boolean {
  const rows = Object.entries(times).sort(([, a], [, b]) => b.length - a.length);
  const all = rows.flatMap(([, list]) => list);
  console.log(`\n${'what'.padEnd(16)}  answers     /s  p50 ms  p99 ms  max ms`);
  for (const [kind, list] of [...rows, ['all', all] as const]) {
    const cells = [
      quantile(list, 0.5),
      quantile(list, 0.99),
      list.reduce((most, value) => Math.max(most, value), 0),
    ];
    console.log(
      `${kind.padEnd(16)}  ${String(list.length).padStart(7)}  ${(list.length / seconds).toFixed(1).padStart(5)}` +
        cells.map((value) => value.toFixed(1).padStart(8)).join(''),
    );
  }
  console.log(`\nerrors: ${errors.length}`);
  for (const error of errors.slice(0, 10)) console.log(`  ${error}`);
  const living = growthOf(watched.living);
  console.log(
    `memory alive: ${changeOf(living)}: ${living.isGrowing ? 'GROWS' : 'no growth'}\n` +
      // Includes garbage that is not collected yet, so it proves nothing.
      `memory held: ${changeOf(growthOf(watched.memory))}`,
  );
  console.log(
    `event loop: p99 ${median(watched.loopP99).toFixed(1)} ms (median of ${watched.loopP99.length} looks), ` +
      `longest ${Math.max(...watched.loopMax).toFixed(1)} ms`,
  );
  const processor = (watched.processor.at(-1) ?? 0) - (watched.processor[0] ?? 0);
  console.log(
    `processor: ${processor.toFixed(0)} s of the shop, ${((processor / all.length) * 1000).toFixed(2)} ms an answer`,
  );
  return errors.length === 0 && !living.isGrowing;
}

function changeOf({ first, last, perMinute }: Growth): string {
  const slope = `${perMinute.toFixed(1)} MB a minute`;
  return `${first.toFixed(0)} MB after the warm-up, ${last.toFixed(0)} MB at the end (${slope})`;
}

if (import.meta.main) await main();
