import { connect, type Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { produktPath, withShop } from '../bench-shop.ts';
import { ask } from '../http-client.ts';
import type { Measurement } from '../measurement.ts';
import { median, quantile } from '../statistics.ts';
import { runAlone } from '../table.ts';

const repeats = 200;
const warmUps = 50;

/**
 * Pages that are not cached, because the catalogue has changed: read, rendered, compressed and sent; and addresses of
 * products that do not exist, each asked for once.
 */
export async function measureFreshRender(): Promise<Measurement[]> {
  return withShop(async (shop) => {
    const db = connect({ databaseUrl: undefined, dataDir: shop.dataDir, onError: () => {} });
    try {
      const detail = await produktPath(shop);
      return [
        await measurePage(db, { what: 'fresh render of /products', url: `${shop.url}/products` }),
        await measurePage(db, { what: 'fresh render of /products/{id}', url: shop.url + detail }),
        await measureMissing(shop.url),
      ];
    } finally {
      await db.destroy();
    }
  });
}

async function measurePage(db: Db, { what, url }: { what: string; url: string }): Promise<Measurement> {
  const fresh: number[] = [];
  const cached: number[] = [];
  for (let index = 0; index < warmUps + repeats; index++) {
    await inTransaction(db, raiseKatalogVersion);
    const first = await millisecondsOf(url);
    const second = await millisecondsOf(url);
    if (index < warmUps) continue;
    fresh.push(first);
    cached.push(second);
  }
  return {
    what,
    unit: 'ms',
    measured: median(fresh),
    reference: median(cached),
    note: `median of ${repeats}, p95 ${quantile(fresh, 0.95).toFixed(1)} ms; reference: the same page from memory`,
  };
}

async function measureMissing(url: string): Promise<Measurement> {
  const times: number[] = [];
  const cached: number[] = [];
  for (let index = 0; index < warmUps + repeats; index++) {
    const [missing, known] = [
      await millisecondsOf(`${url}/products/nix-${index}`, 404),
      await millisecondsOf(`${url}/products`),
    ];
    if (index < warmUps) continue;
    times.push(missing);
    cached.push(known);
  }
  return {
    what: '/products/{unknown id}',
    unit: 'ms',
    measured: median(times),
    reference: median(cached),
    note: `median of ${repeats}, p95 ${quantile(times, 0.95).toFixed(1)} ms; reference: /products from memory`,
  };
}

async function millisecondsOf(url: string, status?: number): Promise<number> {
  const start = performance.now();
  await ask(url, status);
  return performance.now() - start;
}

if (import.meta.main) await runAlone(measureFreshRender);
