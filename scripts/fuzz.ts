import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '#app/server/app.ts';
import { connect, type Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import type { ServedCall } from '#server/http/calls/calls.ts';
import { big, fillShop } from '#test/big-shop.ts';
import { startPostgres } from '#test/database/start-postgres.ts';
import { type Report, runCampaign } from '#test/fuzz/campaign.ts';
import { sendHalves } from '#test/fuzz/half-requests.ts';
import { holdBodies } from '#test/fuzz/held-bodies.ts';
import { metricsToken } from '#test/fuzz/large-requests.ts';
import { makeImages } from '#test/fuzz/material.ts';
import { brokenSentences } from '#test/fuzz/soundness.ts';
import { type CallTurns, measureTurns } from '#test/fuzz/turn-campaign.ts';
import { residentMegabytes } from '#test/process-figures.ts';
import { type ShopProcess, startShop } from '#test/shop-process.ts';

/** Allowed memory growth after the first tenth of the run, in MB; finds a leak of 5 kB per request. */
const maxGrowth = 100;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    cases: { type: 'string', default: '20000' },
    database: { type: 'string', default: 'sqlite' },
    report: { type: 'string' },
    big: { type: 'boolean', default: false },
  },
});

/** Goal for the longest turn of the main thread, in milliseconds. */
const maxTurn = 50;

type Opened = { shop: ShopProcess; db: Db; calls: ServedCall[] };

/**
 * `npm run fuzz -- [--seed N] [--cases N] [--database sqlite|postgres] [--report FILE] [--big]`: sends the
 * built shop requests that are generated from its declarations. Exit code 1 when an answer was wrong. The
 * same seed sends the same requests to the same start. With `--big` the shop holds far more than a workshop
 * ever will, each call is made alone, and the longest turn of the main thread is reported for every call.
 */
async function main(): Promise<void> {
  const [seed, cases] = [Number(values.seed), Number(values.cases)];
  const isPostgres = values.database === 'postgres';
  console.log(`seed ${seed}, ${isPostgres ? 'PostgreSQL' : 'SQLite'}`);
  await import('./build-if-needed.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-fuzz-'));
  const postgres = isPostgres ? await startPostgres() : undefined;
  const databaseUrl = postgres?.url('postgres');
  const db = connect({ databaseUrl, dataDir, onError: () => {} });
  await migrate(db);
  const artikelId = values.big ? await fillShop(db, big) : '';
  // Behind a proxy every request has its own address, so that the rate limit refuses none.
  const env = {
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    METRICS_TOKEN: metricsToken,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const shop = await startShop(env, { isProbed: true });
  try {
    const opened = { shop, db, calls: await readCalls(db) };
    if (values.big) await measureBigShop(opened, { seed, artikelId });
    else await fuzz(opened, { seed, cases });
  } finally {
    await shop.stop();
    await db.destroy();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fuzz(
  { shop, db, calls }: Opened,
  { seed, cases }: { seed: number; cases: number },
): Promise<void> {
  const memory = [residentMegabytes(shop.child.pid ?? 0)];
  const began = Date.now();
  const onBatch = (done: number) => {
    memory.push(residentMegabytes(shop.child.pid ?? 0));
    if (done % 2500 === 0) console.log(`${done} requests, ${memory.at(-1)?.toFixed(0)} MB`);
  };
  const url = shop.url.replace('localhost', '127.0.0.1');
  const report = await runCampaign({ url, calls, db, seed, cases, atOnce: 8, onBatch });
  const images = await makeImages();
  report.finds.push(...(await sendHalves({ url, calls, db, images, seed })));
  report.finds.push(...(await holdBodies(shop)));
  printReport(report, { memory, seconds: (Date.now() - began) / 1000, log: shop.output() });
}

async function measureBigShop(
  opened: Opened,
  { seed, artikelId }: { seed: number; artikelId: string },
): Promise<void> {
  const { turns, finds } = await measureTurns({ ...opened, seed, artikelId, perCall: 12 });
  finds.push(...(await brokenSentences(opened.db)));
  printTurns(turns);
  for (const find of finds.slice(0, 20)) console.log(find);
  const over = turns.filter(({ longest }) => longest.turn > maxTurn);
  console.log(`\n${over.length} of ${turns.length} calls over ${maxTurn} ms; ${finds.length} finds`);
  process.exitCode = over.length + finds.length > 0 ? 1 : 0;
}

function printTurns(turns: CallTurns[]): void {
  console.log('longest ms  median  requests  call, its longest request');
  for (const { call, requests, median, longest } of turns) {
    const figures = [longest.turn.toFixed(1).padStart(10), median.toFixed(1).padStart(7)];
    console.log(`${figures.join(' ')} ${String(requests).padStart(9)}  ${call}`);
    if (longest.turn > maxTurn / 5) console.log(`${' '.repeat(30)}${longest.status} ${longest.what}`);
  }
}

/** The declared calls, read from a server that is not listening. */
async function readCalls(db: Db): Promise<ServedCall[]> {
  const app = await buildApp({ logLevel: 'silent', trustProxy: false, publicUrl: 'http://localhost' }, db);
  await app.ready();
  const { calls } = app;
  await app.close();
  return calls;
}

function printReport(
  { cases, finds, byStatus, messages, unreached }: Report,
  { memory, seconds, log }: { memory: number[]; seconds: number; log: string },
): void {
  const warm = memory[Math.ceil(memory.length / 10)] ?? 0;
  const last = memory.at(-1) ?? 0;
  const errors = log.split('\n').filter((line) => line.includes('"level":50'));
  for (const [what, [first, ...more]] of [...Map.groupBy(finds, ({ what }) => what)].slice(0, 20))
    console.log(`\n#${first?.number}: ${what} (${more.length} more of the kind)\n${first?.request}`);
  for (const line of errors.slice(0, 10)) console.log(line.slice(0, 1500));
  const statuses = [...byStatus].sort().map(([status, times]) => `${status}: ${times}`);
  console.log(`\n${cases} requests in ${seconds.toFixed(0)} s; ${statuses.join(', ')}`);
  console.log(
    `memory: ${warm.toFixed(0)} MB after a tenth, at most ${Math.max(...memory).toFixed(0)}, ${last.toFixed(0)} at the end`,
  );
  console.log(`${finds.length} finds, ${errors.length} errors in the log, ${messages.size} different texts`);
  console.log(`never answered with yes: ${[...unreached].join(', ') || 'none'}`);
  if (values.report) writeFileSync(values.report, [...messages].sort().join('\n'));
  process.exitCode = finds.length + errors.length > 0 || last - warm > maxGrowth ? 1 : 0;
}

await main();
