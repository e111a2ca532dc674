import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { connect, type Db } from '#server/db/connect.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

type Fixtures = {
  /** A shop of this test's own with the example workshop in it. */
  shop: ShopProcess & { dataDir: string };
  /** The shop's database, for arranging what the test needs. */
  db: Db;
  /** Texts of console errors that this test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Seconds after which a cookie banner would appear; most tests have answered it before. */
  hasConsent: boolean;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  shop: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'laden-e2e-'));
    cpSync(process.env.DEMO_DATA ?? '', dataDir, { recursive: true });
    const shop = await startShop({ DATA_DIR: dataDir });
    await use({ ...shop, dataDir });
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },

  db: async ({ shop }, use) => {
    const db = connect({ databaseUrl: undefined, dataDir: shop.dataDir, onError: () => {} });
    await use(db);
    await db.destroy();
  },

  baseURL: async ({ shop }, use) => use(shop.url),

  expectedErrors: [[], { option: true }],
  hasConsent: [true, { option: true }],

  page: async ({ page, hasConsent, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    if (hasConsent) await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'console errors').toEqual([]);
  },
});

export { expect };

/** Nothing that axe knows of is wrong with what is on the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
}

/** Waits until the page is alive: before that its buttons do nothing. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.alive === 'true');
}
