import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShopProcess, startShop } from '#test/shop-process.ts';

export type BenchShop = ShopProcess & { pid: number; dataDir: string };

let preparing: Promise<string> | undefined;

/** Runs `use` on the built shop with the example workshop, in a temporary folder. */
export async function withShop<T>(
  use: (shop: BenchShop) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  return withDemoData(async (dataDir) => {
    const shop = await startShop({ DATA_DIR: dataDir, ...env });
    try {
      if (shop.child.pid === undefined) throw new Error('the shop has no process');
      return await use({ ...shop, pid: shop.child.pid, dataDir });
    } finally {
      await shop.stop();
    }
  });
}

/** Runs `use` on a copy of the example workshop's data. */
export async function withDemoData<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  preparing ??= prepareDemoData();
  const prepared = await preparing;
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-bench-'));
  cpSync(prepared, dataDir, { recursive: true });
  try {
    return await use(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The path of one product's page. */
export async function produktPath({ url }: Pick<ShopProcess, 'url'>): Promise<string> {
  const reply = await fetch(`${url}/api/portfolio`);
  const { data } = (await reply.json()) as { data: { _id: string }[] };
  if (!data[0]) throw new Error('the example workshop has no products');
  return `/products/${data[0]._id}`;
}

/** Builds if the sources changed, and seeds an empty folder once for all figures of a run. */
async function prepareDemoData(): Promise<string> {
  await import('../scripts/build-if-needed.ts');
  const prepared = mkdtempSync(join(tmpdir(), 'laden-bench-demo-'));
  process.once('exit', () => rmSync(prepared, { recursive: true, force: true }));
  const shop = await startShop({ DATA_DIR: prepared, DEMO: '1' });
  await shop.stop();
  return prepared;
}
