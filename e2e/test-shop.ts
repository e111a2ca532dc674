import { constants, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type WarmShop, WarmShops } from '#test/warm-shops.ts';

/** What is in a fresh shop: the example workshop, the same after its opening, with orders, or nothing. */
export type Vorlage = 'beispiel' | 'geoeffnet' | 'leer';

/** An open shop, and the folder of its data. */
export type TestShop = WarmShop & { dataDir: string };

/** A temporary data folder, as copied from the template. */
export function makeDataDir(vorlage: Vorlage): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-e2e-'));
  if (vorlage === 'leer') return dataDir;
  // A copy-on-write clone where the file system supports it.
  cpSync(join(process.env.TEST_TEMPLATES ?? '', vorlage), dataDir, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
  renewSessions(dataDir);
  return dataDir;
}

/**
 * Gives the earlier sessions a last use a few minutes ahead, as the clock of another node may write it: until
 * then no use is stored, and the shop can be reused.
 */
function renewSessions(dataDir: string): void {
  const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();
  const file = new DatabaseSync(join(dataDir, 'shop.sqlite'));
  file.prepare('update session set "lastUsedAt" = ?, "expiresAt" = ?').run(ahead(240_000), ahead(86_400_000));
  file.close();
}

/**
 * The shops of one worker, all in one process. A shop without any write serves the next test that wants the
 * same; every test gets one that no other has written to.
 */
export class TestShops {
  readonly #warm = new WarmShops();
  readonly #kept = new Map<Vorlage, FreshShop>();
  #closing: Promise<void>[] = [];

  /** A shop with settings of its own. */
  async open(vorlage: Vorlage, env: Record<string, string> = {}): Promise<TestShop> {
    const dataDir = makeDataDir(vorlage);
    return { ...(await this.#warm.open({ DATA_DIR: dataDir, ...env })), dataDir };
  }

  /** A shop with the usual settings: the one that the last test left unchanged, else a new one. */
  async take(vorlage: Vorlage): Promise<TestShop> {
    const kept = this.#kept.get(vorlage);
    if (kept && kept.state === stateOf(kept.shop)) return kept.shop;
    const shop = await this.open(vorlage);
    this.#kept.set(vorlage, { shop, state: stateOf(shop) });
    return shop;
  }

  /** The test is done with it; it is closed beside the next one unless it can be used again. */
  giveBack(shop: TestShop): void {
    const isUnchanged = [...this.#kept.values()].some(
      (kept) => kept.shop === shop && kept.state === stateOf(shop),
    );
    if (!isUnchanged) this.#closing.push(closeShop(shop).catch(() => {}));
  }

  async end(): Promise<void> {
    for (const { shop } of this.#kept.values()) this.#closing.push(closeShop(shop).catch(() => {}));
    await Promise.all(this.#closing);
    await this.#warm.end();
  }
}

type FreshShop = { shop: TestShop; state: string };

async function closeShop(shop: TestShop): Promise<void> {
  if (shop.isOpen()) await shop.close();
  rmSync(shop.dataDir, { recursive: true, force: true });
}

/** Changes with every write to the SQLite database (its two files), and when the shop is closed. */
function stateOf({ dataDir, isOpen }: TestShop): string {
  const files = ['shop.sqlite', 'shop.sqlite-wal'].map((name) => {
    const { size, mtimeMs } = statSync(join(dataDir, name), { throwIfNoEntry: false }) ?? {};
    return `${name} ${size} ${mtimeMs}`;
  });
  return [...files, isOpen()].join();
}
