import { rmSync } from 'node:fs';
import { type ShopProcess, startShop } from '#test/shop-process.ts';
import { test as base } from './fixtures.ts';
import { makeDataDir, type TestShop } from './test-shop.ts';

/** A shop that is a process of its own: its output on the terminal, its exit code, its signals. */
type OwnShop = TestShop & ShopProcess;

/** For tests of the process: the shop of each is started as `npm start` starts it. */
export const test = base.extend<{ shop: OwnShop }>({
  shop: async ({ vorlage, shopEnv }, use) => {
    const dataDir = makeDataDir(vorlage);
    const shop = await startShop({ DATA_DIR: dataDir, ...shopEnv });
    const close = async () => void (await shop.stop());
    await use({ ...shop, dataDir, close, isOpen: () => shop.child.exitCode === null });
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

export { expect } from './fixtures.ts';
