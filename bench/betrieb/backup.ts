import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connect, sqliteFileOf } from '#server/db/connect.ts';
import { holdsShop } from '#server/db/engines/sqlite-file.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { startShop } from '#test/shop-process.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { seedDemo } from '../../demo/seed.ts';
import { median, quantile } from '../statistics.ts';

/**
 * `node bench/betrieb/backup.ts [copies]`: duration of a backup, the response times meanwhile, and how long a
 * start checks the file. After `npm run build`.
 */
async function main(): Promise<void> {
  const copies = Number(process.argv[2] ?? 100);
  const dir = mkdtempSync(join(tmpdir(), 'laden-bench-backup-'));
  try {
    const dataDir = join(dir, 'data');
    await fill(dataDir);
    await measure('example workshop', dir, dataDir);
    multiply(join(dataDir, 'shop.sqlite'), copies);
    await measure(`its pictures ${copies + 1} times`, dir, dataDir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function fill(dataDir: string): Promise<void> {
  const db = connect({ databaseUrl: undefined, dataDir, onError: console.error });
  await migrate(db);
  await seedDemo(db, demoPassword);
  await db.destroy();
}

/** Copies each picture under new names, each shown by a product. */
function multiply(file: string, copies: number): void {
  const db = new DatabaseSync(file);
  db.exec('begin');
  for (let nr = 1; nr <= copies; nr += 1) {
    const name = `'x${String(nr).padStart(5, '0')}' || substr(hash, 7)`;
    db.exec(
      `insert into bild select ${name}, breite, hoehe, platzhalter, "createdAt" from bild where hash not like 'x%'`,
    );
    db.exec(
      `insert into bildVariante select ${name}, breite, format, daten from bildVariante where hash not like 'x%'`,
    );
    db.exec(
      `insert into produktBild select "produktId", position + ${nr * 100}, ${name}, "altText" from produktBild where hash not like 'x%'`,
    );
  }
  db.exec('commit');
  db.close();
}

async function measure(what: string, dir: string, dataDir: string): Promise<void> {
  const shop = await startShop({ DATA_DIR: dataDir });
  const file = join(dir, 'laden.sqlite');
  try {
    const set = await setter(shop.url);
    await paced(set, until(2000));
    const quiet = await paced(set, until(8000));
    const started = performance.now();
    const busy = await paced(set, run('backup', [file], dataDir));
    const seconds = (performance.now() - started) / 1000;
    const megabytes = statSync(file).size / 1e6;
    const ratio = median(busy) / median(quiet);
    console.log(
      `${what}: ${megabytes.toFixed(0)} MB, backup with its check ${seconds.toFixed(1)} s; a durable write takes ` +
        `${textOf(quiet)}, meanwhile ${textOf(busy)} (ratio of the medians ${ratio.toFixed(2)})`,
    );
  } finally {
    await shop.stop();
    rmSync(file, { force: true });
    console.log(`  a start checks the file in ${secondsOfCheck(dataDir).toFixed(2)} s`);
  }
}

/** Median of five, with the file in the memory of the system. */
function secondsOfCheck(dataDir: string): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    holdsShop(sqliteFileOf(dataDir));
    return (performance.now() - started) / 1000;
  });
  return median(times);
}

/** A function that sets an amount in a cart and resolves when the write is acknowledged. */
async function setter(url: string): Promise<() => Promise<void>> {
  let authorization = {};
  const call = async (method: string, path: string, body?: object) => {
    const init = { method, headers: { 'content-type': 'application/json', ...authorization } };
    const answer = await fetch(`${url}/api${path}`, body ? { ...init, body: JSON.stringify(body) } : init);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { token } = await call('POST', '/auth/login', {
    email: 'anna@lindenblatt.example',
    password: demoPassword,
  });
  const { data } = await call('GET', '/portfolio');
  const produktId = data[0]._id;
  authorization = { authorization: `Bearer ${token}` };
  await call('POST', '/cart/add', { produktId, menge: 1 });
  return () => call('PUT', '/cart/update', { produktId, menge: 3 });
}

/** Response times of a call every 40 ms until the end; a shorter interval would meet the rate limit. */
async function paced(call: () => Promise<void>, end: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const done = end.then(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
    await until(40);
  }
  await done;
  return times;
}

function textOf(times: number[]): string {
  return `${median(times).toFixed(1)} ms (p95 ${quantile(times, 0.95).toFixed(0)})`;
}

function until(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function run(script: string, args: string[], dataDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', INIT_CWD: '' };
    const child = spawn('node', [`scripts/${script}.ts`, ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}`)),
    );
  });
}

await main();
