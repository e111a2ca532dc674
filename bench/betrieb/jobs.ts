import { sql } from 'kysely';
import { readConfig } from '#app/server/config.ts';
import { shopJobs } from '#app/server/shop-jobs.ts';
import type { Db } from '#server/db/connect.ts';
import { big, fillShop } from '#test/big-shop.ts';
import { TurnWatch } from '#test/fuzz/turn-watch.ts';
import { openEmbedded } from '../databases.ts';
import type { Measurement } from '../measurement.ts';
import { runAlone } from '../table.ts';

const expired = 100_000;
const unusedBilder = 1000;
const goalMs = 50;

/** Expired sessions and attempts, and pictures that no product uses, each with three variants of 40 kB. */
async function addRemains(db: Db): Promise<void> {
  const numbers = sql`with recursive zahl(n) as (select 1 union all select n + 1 from zahl where n < ${sql.lit(expired)})`;
  const long = '2024-01-01T00:00:00.000Z';
  await sql`${numbers} insert into session ("tokenHash", "accountId", "createdAt", "lastUsedAt", "expiresAt")
    select hex(randomblob(32)), (select id from account limit 1), ${long}, ${long}, ${long} from zahl`.execute(
    db,
  );
  await sql`${numbers} insert into attempt (key, account, count, "waitUntil", "forgetAt")
    select hex(randomblob(32)), hex(randomblob(32)), 1, ${long}, ${long} from zahl`.execute(db);
  await sql`insert into bild select 'x' || hash, breite, hoehe, platzhalter, "createdAt" from bild
    limit ${sql.lit(unusedBilder)}`.execute(db);
  await sql`insert into "bildVariante" (hash, breite, format, daten)
    select hash, nr, 'webp', zeroblob(40000)
    from bild join (select 400 as nr union select 800 union select 1200) where hash like 'x%'`.execute(db);
}

/**
 * The longest turn of the main thread in each of the shop's jobs, in a shop as large as `npm run fuzz --
 * --big` fills one.
 */
export async function measureJobs(): Promise<Measurement[]> {
  const { db, close } = await openEmbedded();
  try {
    await fillShop(db, big);
    await addRemains(db);
    const jobs = shopJobs(db, readConfig({}), { info: () => {}, error: () => {} });
    const watch = new TurnWatch();
    const taken: Measurement[] = [];
    for (const { name, run } of jobs) {
      const start = performance.now();
      watch.begin();
      await run({ now: new Date(), signal: new AbortController().signal });
      const measured = watch.end();
      const note = `longest turn; the job took ${(performance.now() - start).toFixed(0)} ms`;
      taken.push({ what: name, unit: 'ms', measured, goal: { atMost: goalMs }, note });
    }
    return taken;
  } finally {
    await close();
  }
}

if (import.meta.main) await runAlone(measureJobs);
