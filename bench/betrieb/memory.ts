import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { residentMegabytes } from '#test/process-figures.ts';
import { type BenchShop, produktPath, withShop } from '../bench-shop.ts';
import { answersPerSecond } from '../crowd/load.ts';
import { ask, browserHeaders } from '../http-client.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { runAlone } from '../table.ts';

const repeats = 3;
const loadSeconds = 10;
const restMs = 2000;
/** Milliseconds between changes of the catalogue during the load: rendered pages allocate more than cached ones. */
const changeMs = 1000;

/** Memory of the shop's process after its first page, and right after a load of pages, calls and pictures. */
export async function measureMemory(): Promise<Measurement[]> {
  const idle: number[] = [];
  const loaded: number[] = [];
  for (let round = 0; round < repeats; round++) {
    await withShop(async (shop) => {
      await ask(`${shop.url}/products`);
      await sleep(restMs);
      idle.push(residentMegabytes(shop.pid));
      await runLoad(shop);
      loaded.push(residentMegabytes(shop.pid));
    });
  }
  const list = (values: number[]) => values.map((value) => value.toFixed(0)).join(' ');
  return [
    {
      what: 'resident memory idle',
      unit: 'MB',
      measured: median(idle),
      goal: { atMost: 130 },
      note: `median of ${repeats} shops (${list(idle)}), ${restMs / 1000} s after their first page`,
    },
    {
      what: 'resident memory after load',
      unit: 'MB',
      measured: median(loaded),
      goal: { atMost: 230 },
      note: `the same shops (${list(loaded)}) after ${loadSeconds} s of pages, calls and pictures with a catalogue change every ${changeMs / 1000} s`,
    },
  ];
}

async function runLoad(shop: BenchShop): Promise<void> {
  const detail = await produktPath(shop);
  const picture = /\/api\/uploads\/[0-9a-f]+-\d+\.webp/.exec(
    await (await fetch(shop.url + detail)).text(),
  )?.[0];
  if (!picture) throw new Error(`${detail} shows no picture`);
  const db = connect({ databaseUrl: undefined, dataDir: shop.dataDir, onError: () => {} });
  const changes = setInterval(() => void inTransaction(db, raiseKatalogVersion), changeMs);
  try {
    const paths = ['/', '/products', detail, '/about', picture, '/api/portfolio/with-prices'];
    const asked = { url: shop.url, headers: browserHeaders, seconds: loadSeconds };
    await Promise.all(paths.map((path) => answersPerSecond({ ...asked, path })));
  } finally {
    clearInterval(changes);
    await db.destroy();
  }
}

if (import.meta.main) await runAlone(measureMemory);
