import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { connect, type Db } from '#server/db/connect.ts';
import { type TestShop, TestShops, type Vorlage } from './test-shop.ts';

type Fixtures = {
  /** A fresh shop for this test: no test has written to it. */
  shop: TestShop;
  /** The shop's database, for arranging what the test needs. */
  db: Db;
  /** What is in the shop. */
  vorlage: Vorlage;
  /** More settings for this test's shop. */
  shopEnv: Record<string, string>;
  /** Texts of console errors that this test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Whether the cookie banner was answered on an earlier visit. */
  hasConsent: boolean;
};

export const test = base.extend<Fixtures, { shops: TestShops }>({
  vorlage: ['beispiel', { option: true }],
  shopEnv: [{}, { option: true }],
  expectedErrors: [[], { option: true }],
  hasConsent: [true, { option: true }],

  shops: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      const shops = new TestShops();
      await use(shops);
      await shops.end();
    },
    { scope: 'worker' },
  ],

  shop: async ({ vorlage, shopEnv, shops }, use) => {
    const isUsual = Object.keys(shopEnv).length === 0;
    const shop = await (isUsual ? shops.take(vorlage) : shops.open(vorlage, shopEnv));
    await use(shop);
    shops.giveBack(shop);
  },

  db: async ({ shop }, use) => {
    const db = connect({ databaseUrl: undefined, dataDir: shop.dataDir, onError: () => {} });
    await use(db);
    await db.destroy();
  },

  baseURL: async ({ shop }, use) => use(shop.url),

  page: async ({ page, hasConsent, expectedErrors }, use) => {
    const errors = watchErrors(page);
    // A sandboxed frame, as that of a mail, has no storage.
    if (hasConsent)
      await page.addInitScript(() => self === top && localStorage.setItem('cookieConsent', 'declined'));
    await use(page);
    const unexpected = errors().filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
});

/** Long enough for two retries of a failing call (S39) on a busy machine. */
export const expect = baseExpect.configure({ timeout: 10_000 });

/** Console errors, exceptions of the page, and failed requests. */
function watchErrors(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return () => errors;
}

/** axe finds no violation on the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // Between two pages there is neither; a page that never has them fails here.
  await expect(page).toHaveTitle(/./);
  await expect(page.locator('h1').first()).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
}

/** Waits until the page is hydrated: before that its buttons do nothing. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.alive === 'true');
}

/**
 * Opens a page by its address and waits until it is hydrated. A touch starts hydration at once: without one the page
 * waits until the browser is idle, which on a busy machine takes longer than most tests.
 */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  await untilAlive(page);
}

/** Waits until fonts and pictures are loaded and painted. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete),
  );
  // The next frame paints them; observers are called in the task after it.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
  );
}

/** Goes offline, and waits until requests really fail: a busy browser lets one or two through before. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const isReachable = () =>
    page.evaluate(() =>
      fetch('/api/health', { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(isReachable).toBe(false);
}
