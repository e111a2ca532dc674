import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { connect, type Db } from '#server/db/connect.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

type Fixtures = {
  /** A shop of this test's own. */
  shop: ShopProcess & { dataDir: string };
  /** The shop's database, for arranging what the test needs. */
  db: Db;
  /** Whether the example workshop is in the shop; without it the shop is empty. */
  hasDemo: boolean;
  /** More settings for this test's shop. */
  shopEnv: Record<string, string>;
  /** Texts of console errors that this test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Whether the cookie banner was answered on an earlier visit. */
  hasConsent: boolean;
};

export const test = base.extend<Fixtures>({
  hasDemo: [true, { option: true }],
  shopEnv: [{}, { option: true }],
  expectedErrors: [[], { option: true }],
  hasConsent: [true, { option: true }],

  shop: async ({ hasDemo, shopEnv }, use) => {
    const dataDir = makeDataDir(hasDemo);
    const shop = await startShop({ DATA_DIR: dataDir, ...shopEnv });
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

  page: async ({ page, hasConsent, expectedErrors }, use) => {
    const errors = watchErrors(page);
    if (hasConsent) await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await use(page);
    const unexpected = errors().filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
});

/** Patient enough for two retries of a failing call (S39) on a busy machine. */
export const expect = baseExpect.configure({ timeout: 10_000 });

/** A data folder of one's own, with the example workshop in it or empty. */
export function makeDataDir(hasDemo: boolean): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'laden-e2e-'));
  // A clone where the file system can do it: the pictures are not copied.
  const mode = constants.COPYFILE_FICLONE;
  if (hasDemo) cpSync(process.env.DEMO_DATA ?? '', dataDir, { recursive: true, mode });
  return dataDir;
}

/** Console errors, exceptions of the page, and answers that a page did not get. */
function watchErrors(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return () => errors;
}

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

/** Opens a page as by typing its address, and waits until it is alive. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}
