import { constants, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShopProcess, startShop } from './shop-process.ts';

export type TestShop = ShopProcess & { dataDir: string };

export async function openShop(hasDemo: boolean, env: Record<string, string> = {}): Promise<TestShop> {
  const dataDir = makeDataDir(hasDemo);
  return { ...(await startShop({ DATA_DIR: dataDir, ...env })), dataDir };
}

export async function closeShop(shop: TestShop): Promise<void> {
  await shop.stop();
  rmSync(shop.dataDir, { recursive: true, force: true });
}

/** A data folder of one's own, with the example workshop in it or empty. */
export function makeDataDir(hasDemo: boolean): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-e2e-'));
  // A clone where the file system can do it: the pictures are not copied.
  const mode = constants.COPYFILE_FICLONE;
  if (hasDemo) cpSync(process.env.DEMO_DATA ?? '', dataDir, { recursive: true, mode });
  return dataDir;
}

/**
 * Keeps a shop with the example workshop for the next test. Only one that still runs and that nobody has written into
 * is handed on, so every test finds a fresh shop, but most need not wait for it.
 */
export class ShopRack {
  #kept: { shop: TestShop; state: string } | undefined;

  async take(): Promise<TestShop> {
    if (!this.#kept) {
      const shop = await openShop(true);
      this.#kept = { shop, state: stateOf(shop) };
    }
    return this.#kept.shop;
  }

  async giveBack(shop: TestShop): Promise<void> {
    if (this.#kept?.state === stateOf(shop)) return;
    this.#kept = undefined;
    await closeShop(shop);
  }

  async clear(): Promise<void> {
    if (this.#kept) await closeShop(this.#kept.shop);
  }
}

/** Every write into an SQLite database shows in one of its two files; a process that has ended, in its exit code. */
function stateOf({ dataDir, child }: TestShop): string {
  const files = ['shop.sqlite', 'shop.sqlite-wal'].map((name) => {
    const { size, mtimeMs } = statSync(join(dataDir, name), { throwIfNoEntry: false }) ?? {};
    return `${name} ${size} ${mtimeMs}`;
  });
  return [...files, child.exitCode, child.signalCode].join();
}
