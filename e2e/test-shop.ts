import { constants, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ShopProcess, startShop } from '#test/shop-process.ts';

export type TestShop = ShopProcess & { dataDir: string };

export async function openShop(hasDemo: boolean, env: Record<string, string> = {}): Promise<TestShop> {
  const dataDir = makeDataDir(hasDemo);
  return { ...(await startShop({ DATA_DIR: dataDir, ...env })), dataDir };
}

export async function closeShop(shop: TestShop): Promise<void> {
  await shop.stop();
  rmSync(shop.dataDir, { recursive: true, force: true });
}

/** A temporary data folder, with the example workshop or empty. */
export function makeDataDir(hasDemo: boolean): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-e2e-'));
  // A copy-on-write clone where the file system supports it.
  const mode = constants.COPYFILE_FICLONE;
  if (hasDemo) {
    cpSync(process.env.DEMO_DATA ?? '', dataDir, { recursive: true, mode });
    renewSessions(dataDir);
  }
  return dataDir;
}

/**
 * Gives the earlier sessions a last use a few minutes ahead, as the clock of another node may write it: until then no use is
 * stored, and the shop can be reused.
 */
function renewSessions(dataDir: string): void {
  const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();
  const file = new DatabaseSync(join(dataDir, 'shop.sqlite'));
  file.prepare('update session set "lastUsedAt" = ?, "expiresAt" = ?').run(ahead(240_000), ahead(86_400_000));
  file.close();
}

/**
 * Keeps a shop with the example workshop for the next test. Only a running shop without any write is reused, so every
 * test gets a fresh shop; the next one is started while a test runs, so that no test waits.
 */
export class ShopRack {
  #kept: Promise<FreshShop> | undefined;
  #next: Promise<FreshShop> | undefined;
  #closing: Promise<void>[] = [];

  async take(): Promise<TestShop> {
    if (!this.#kept) {
      this.#kept = this.#next ?? openFresh();
      this.#next = undefined;
    }
    const { shop } = await this.#kept;
    this.#next ??= openFresh();
    // A failed start fails the test that takes the shop, not the one that is running.
    this.#next.catch(() => {});
    return shop;
  }

  async giveBack(shop: TestShop): Promise<void> {
    const kept = await this.#kept;
    if (kept?.state === stateOf(shop)) return;
    this.#kept = undefined;
    const closing = closeShop(shop);
    // Awaited by `clear`: a failed close must not fail the test that is running by then.
    closing.catch(() => {});
    this.#closing.push(closing);
  }

  async clear(): Promise<void> {
    for (const opened of [this.#kept, this.#next])
      if (opened) this.#closing.push(opened.then(({ shop }) => closeShop(shop)));
    await Promise.allSettled(this.#closing);
  }
}

type FreshShop = { shop: TestShop; state: string };

async function openFresh(): Promise<FreshShop> {
  const shop = await openShop(true);
  return { shop, state: stateOf(shop) };
}

/** Changes with every write to the SQLite database (its two files), and with the exit code of an ended process. */
function stateOf({ dataDir, child }: TestShop): string {
  const files = ['shop.sqlite', 'shop.sqlite-wal'].map((name) => {
    const { size, mtimeMs } = statSync(join(dataDir, name), { throwIfNoEntry: false }) ?? {};
    return `${name} ${size} ${mtimeMs}`;
  });
  return [...files, child.exitCode, child.signalCode].join();
}
