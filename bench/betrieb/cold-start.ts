import { spawnSync } from 'node:child_process';
import { startShop } from '#test/shop-process.ts';
import { withDemoData } from '../bench-shop.ts';
import { ask } from '../http-client.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { runAlone } from '../table.ts';

const repeats = 5;

/** Time from starting the process to the first page, on an existing database. */
export async function measureColdStart(): Promise<Measurement[]> {
  const starts: number[] = [];
  const bare: number[] = [];
  await withDemoData(async (dataDir) => {
    for (let round = 0; round < repeats; round++) {
      bare.push(secondsOfBareNode());
      starts.push(await secondsToFirstPage(dataDir));
    }
  });
  return [
    {
      what: 'cold start to the first 200 of /products',
      unit: 's',
      measured: median(starts),
      reference: median(bare),
      goal: { atMost: 1 },
      note: `median of ${repeats} (${starts.map((value) => value.toFixed(2)).join(' ')}); reference: Node doing nothing`,
    },
  ];
}

async function secondsToFirstPage(dataDir: string): Promise<number> {
  const start = performance.now();
  const shop = await startShop({ DATA_DIR: dataDir });
  try {
    await ask(`${shop.url}/products`);
    return (performance.now() - start) / 1000;
  } finally {
    await shop.stop();
  }
}

function secondsOfBareNode(): number {
  const start = performance.now();
  spawnSync('node', ['-e', '0']);
  return (performance.now() - start) / 1000;
}

if (import.meta.main) await runAlone(measureColdStart);
