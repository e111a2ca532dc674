import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildApp } from '#app/server/app.ts';
import { quietMs } from '#app/server/open-shop.ts';
import { connect, type Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { startPostgres } from '#test/database/start-postgres.ts';
import { type ShopOptions, type ShopProcess, startShop } from '#test/shop-process.ts';
import { measureBetrieb, measureJobs, type Umgebung } from './betrieb.ts';
import { readFund } from './fund.ts';
import { fehlendeZeilen, lesezeilen } from './lesen.ts';
import { schreibzeilen } from './schreiben.ts';
import { seed } from './seed.ts';
import { maxMegabytes, measureTag } from './tag.ts';
import { type Messung, measureZeile, type Zeile } from './zeile.ts';

/** The most that the slowest of a hundred answers takes, and one turn of the main thread: milliseconds. */
const grenze = { p99: 50, turn: 50 };
/** Goals of what is no call, in milliseconds of one run. */
const ziele: Record<string, number> = { 'start to the first answer': 3000, 'npm run restore': 60_000 };

type Teil = { datenbank: string; was: string; messungen: Messung[] };

/**
 * `npm run bench -- --years 10 [--products 300] [--database sqlite|postgres] [--from FOLDER] [--save FILE]`: seeds a
 * shop of so many years in each database (or copies a folder that `seed.ts` has filled) and measures the built shop
 * with it: its memory after a day of use, every reading call and page, a day's writes, each job, and the commands.
 * Says which lines are above the bounds, and which declared reading calls have no line. `--save` keeps the figures as
 * JSON.
 */
export async function measureJahre(): Promise<void> {
  const { values } = parseArgs({
    options: {
      years: { type: 'string', default: '10' },
      products: { type: 'string', default: '300' },
      database: { type: 'string' },
      from: { type: 'string' },
      save: { type: 'string' },
    },
  });
  await import('../../scripts/build-if-needed.ts');
  const umfang = { jahre: Number(values.years), produkte: Number(values.products) };
  const teile: Teil[] = [];
  if (values.database !== 'postgres') teile.push(...(await onSqlite(umfang, values.from)));
  if (values.database !== 'sqlite') teile.push(...(await onPostgres(umfang)));
  const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
  const titel = `${umfang.jahre} years, ${umfang.produkte} products; ${machine}`;
  if (values.save) writeFileSync(values.save, JSON.stringify({ takenAt: new Date(), titel, teile }, null, 1));
  console.log(`${titel}\n`);
  for (const teil of teile) printTeil(teil);
}

type Umfang = { jahre: number; produkte: number };

async function onSqlite(umfang: Umfang, from: string | undefined): Promise<Teil[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-jahre-'));
  try {
    if (from) cpSync(from, dataDir, { recursive: true });
    else await seed({ ...umfang, databaseUrl: undefined, dataDir });
    return await measureLaden('SQLite', { DATA_DIR: dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(umfang: Umfang): Promise<Teil[]> {
  const postgres = await startPostgres({ isDurable: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-jahre-'));
  try {
    const databaseUrl = postgres.url('postgres');
    await seed({ ...umfang, databaseUrl, dataDir });
    return await measureLaden('PostgreSQL', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureLaden(
  datenbank: string,
  place: { DATA_DIR: string; DATABASE_URL?: string },
): Promise<Teil[]> {
  const env: Umgebung = {
    ...place,
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://seifenhof.de',
    LOG_LEVEL: 'error',
    DEMO: '0',
  };
  const db = connect({ databaseUrl: place.DATABASE_URL, dataDir: place.DATA_DIR, onError: () => {} });
  const teile: Teil[] = [];
  const add = (was: string, messungen: Messung[]) => teile.push({ datenbank, was, messungen });
  try {
    add('memory', await withQuietShop({ db, env }, (shop) => measureTag(shop, db)));
    await withQuietShop({ db, env, isProbed: true }, async (shop) => {
      const fund = await readFund(db);
      const lesen = lesezeilen(fund, () => inTransaction(db, raiseKatalogVersion));
      add('reading calls and pages', await measureAll(shop, lesen));
      add('no line reads', await fehlende(db, lesen));
      add("a day's writes", await measureAll(shop, schreibzeilen({ db, shop, fund })));
    });
  } finally {
    await db.destroy();
  }
  console.error(`… ${datenbank}: jobs and commands`);
  add('jobs', await measureJobs(env));
  add('start and commands', await measureBetrieb(env));
  return teile;
}

async function measureAll(shop: ShopProcess, zeilen: Zeile[]): Promise<Messung[]> {
  const messungen: Messung[] = [];
  for (const zeile of zeilen) {
    const messung = await measureZeile(shop, zeile);
    messungen.push(messung);
    if (isAbove(messung)) console.error(`… ${lineOf(messung)}`);
  }
  return messungen;
}

/** Opens the shop, waits for its jobs, and closes it after the work. */
async function withQuietShop<T>(
  { db, env, ...options }: { db: Db; env: Umgebung } & ShopOptions,
  work: (shop: ShopProcess) => Promise<T>,
): Promise<T> {
  const shop = await startShop(env, options);
  try {
    await untilQuiet(db);
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

/** The first run of every job is over: it would be part of what is measured. */
async function untilQuiet(db: Db): Promise<void> {
  // The last job begins just before this.
  await sleep(2 * quietMs);
  for (let i = 0; i < 120; i += 1) {
    await sleep(1000);
    const laufende = await db.selectFrom('job').select('name').where('heldUntil', 'is not', null).execute();
    if (laufende.length === 0) return;
  }
}

async function fehlende(db: Db, zeilen: Zeile[]): Promise<Messung[]> {
  const app = await buildApp({ logLevel: 'silent', trustProxy: false, publicUrl: 'http://localhost' }, db);
  try {
    await app.ready();
    const names = zeilen.map(({ name }) => name);
    return fehlendeZeilen(app.calls, names).map((name) => ({
      name,
      anzahl: 0,
      p50: 0,
      p99: 0,
      hinweis: 'no line',
    }));
  } finally {
    await app.close();
  }
}

function isAbove({ name, p99, turn = 0, megabytes = 0 }: Messung): boolean {
  const ziel = ziele[name];
  if (name.startsWith('npm run') && ziel === undefined) return false;
  if (name.startsWith('job ')) return turn > grenze.turn;
  if (megabytes > maxMegabytes) return true;
  return p99 > (ziel ?? grenze.p99) || turn > grenze.turn;
}

function printTeil({ datenbank, was, messungen }: Teil): void {
  if (messungen.length === 0) return;
  const above = messungen.filter(isAbove).length;
  console.log(
    `${datenbank}: ${was}; ${above} of ${messungen.length} above the bounds (p99 50 ms, turn 50 ms)`,
  );
  console.log('     n     p50 ms     p99 ms    turn ms         kB');
  for (const messung of messungen.toSorted((a, b) => b.p99 - a.p99)) console.log(lineOf(messung));
  console.log('');
}

function lineOf(messung: Messung): string {
  const { name, anzahl, p50, p99, turn, bytes, hinweis } = messung;
  const cells = [p50, p99, turn].map((ms) => (ms === undefined ? '–' : ms.toFixed(1)).padStart(10));
  const kilobytes = (bytes === undefined ? '–' : (bytes / 1000).toFixed(1)).padStart(10);
  const mark = isAbove(messung) ? '▲' : ' ';
  const text = hinweis ? `${name}: ${hinweis}` : name;
  return `${String(anzahl).padStart(6)} ${cells.join(' ')} ${kilobytes} ${mark} ${text}`;
}
