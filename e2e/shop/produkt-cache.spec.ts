import type { Page } from '@playwright/test';
import { installClock, now, passRetries, stopTime } from '../clock.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { card, chooseInMenu } from '../page-language.ts';
import { answerList, failedCall, holdList, makeProdukt, watchCalls } from '../portfolio-calls.ts';

const fiveMinutes = 300_000;
const stored = makeProdukt({ name: 'Aus dem Speicher' });

const skeletons = (page: Page) => page.getByRole('list', { name: 'Produkte werden geladen' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const hint = (page: Page) =>
  page.getByRole('main').getByText('Keine Verbindung zum Server. Zeige gespeicherte Daten.');
const retry = (page: Page) => page.getByRole('button', { name: 'Erneut versuchen' });

/** Opens a page without the list in memory, with session storage from an earlier visit. */
async function openWithCache(page: Page, cachedProducts?: unknown): Promise<void> {
  const text = typeof cachedProducts === 'string' ? cachedProducts : JSON.stringify(cachedProducts);
  await openAlive(page, '/about');
  if (text) await page.evaluate((value) => sessionStorage.setItem('cachedProducts', value), text);
}

function cacheOfAge(ms: number) {
  return { data: [stored], timestamp: now.getTime() - ms };
}

async function readCache(page: Page) {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('cachedProducts') ?? 'null'));
}

test.beforeEach(async ({ page }) => {
  await installClock(page);
});

test('with nothing cached six skeletons stand in for the cards', { tag: ['@S16', '@S17', '@phone'] }, async ({
  page,
}) => {
  const call = await holdList(page);
  await openWithCache(page);
  await chooseInMenu(page, 'Produkte');

  await expect(skeletons(page).getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  call.release();
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(skeletons(page)).toHaveCount(0);
});

test('the list that came with the page is written to the session storage', {
  tag: ['@S17', '@phone'],
}, async ({ page }) => {
  await openAlive(page, '/products');

  await expect.poll(async () => (await readCache(page))?.data.length).toBe(10);
  const { data, timestamp } = await readCache(page);
  expect(data[0].name).toBe('Lavendeltraum');
  expect(Math.abs(timestamp - (await page.evaluate(() => Date.now())))).toBeLessThan(60_000);
});

test('a fresh cache is shown at once and refreshed after about 100 ms', { tag: ['@S17', '@phone'] }, async ({
  page,
}) => {
  const calls = watchCalls(page, '/portfolio/with-prices');
  await openWithCache(page);
  await stopTime(page);
  await page.evaluate(
    (cache) => sessionStorage.setItem('cachedProducts', JSON.stringify(cache)),
    cacheOfAge(240_000),
  );
  await chooseInMenu(page, 'Produkte');

  await expect(card(page, 'Aus dem Speicher')).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0);
  await page.clock.runFor(50);
  expect(calls).toHaveLength(0);

  await page.clock.runFor(100);
  await expect.poll(() => calls.length).toBe(1);
  await page.clock.resume();
  await expect(card(page, 'Lavendeltraum')).toBeVisible();
  await expect(card(page, 'Aus dem Speicher')).toHaveCount(0);
  await expect.poll(async () => (await readCache(page)).data.length).toBe(10);
  expect((await readCache(page)).timestamp).toBeGreaterThanOrEqual(now.getTime());
});

test.describe('when the call fails', () => {
  test.use({ expectedErrors: [failedCall] });

  test('a fresh cache is shown with a notice', { tag: ['@S17', '@phone'] }, async ({ page }) => {
    await answerList(page, 'no connection');
    await openWithCache(page);
    await stopTime(page);
    await page.evaluate(
      (cache) => sessionStorage.setItem('cachedProducts', JSON.stringify(cache)),
      cacheOfAge(1000),
    );
    await chooseInMenu(page, 'Produkte');

    await expect(card(page, 'Aus dem Speicher')).toBeVisible();
    await passRetries(page, hint(page));
    await expect(card(page, 'Aus dem Speicher')).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });

  test('without a cache the alert says why and a retry helps', {
    tag: ['@S16', '@S17', '@R32', '@phone'],
  }, async ({ page }) => {
    await answerList(page, { status: 503, message: 'Wartungsarbeiten bis 12 Uhr' });
    await openWithCache(page);
    await stopTime(page);
    await chooseInMenu(page, 'Produkte');

    await passRetries(page, alert(page));
    await expect(alert(page)).toHaveText('Fehler beim Laden der Produkte: Wartungsarbeiten bis 12 Uhr');
    await expect(skeletons(page)).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);

    await page.clock.resume();
    await answerList(page, [makeProdukt({ name: 'Wieder da' })]);
    await retry(page).click();
    await expect(card(page, 'Wieder da')).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await expect(retry(page)).toHaveCount(0);
  });

  test('a refusal without words and a lost connection are explained', { tag: ['@S17', '@phone'] }, async ({
    page,
  }) => {
    await answerList(page, 'no connection');
    await openWithCache(page);
    await stopTime(page);
    await chooseInMenu(page, 'Produkte');

    await passRetries(page, alert(page));
    await expect(alert(page)).toHaveText(/^Fehler beim Laden der Produkte: \S/);
  });

  test('a cache older than 5 minutes is not shown', { tag: ['@S17', '@phone'] }, async ({ page }) => {
    await answerList(page, { status: 500 });
    await openWithCache(page);
    await stopTime(page);
    await page.evaluate(
      (cache) => sessionStorage.setItem('cachedProducts', JSON.stringify(cache)),
      cacheOfAge(fiveMinutes),
    );
    await chooseInMenu(page, 'Produkte');

    await expect(skeletons(page)).toBeVisible();
    await passRetries(page, alert(page));
    await expect(alert(page)).toContainText('Fehler beim Laden der Produkte: ');
    await expect(card(page, 'Aus dem Speicher')).toHaveCount(0);
    await expect(hint(page)).toHaveCount(0);
  });
});

for (const [what, broken] of [
  ['no JSON', 'kaputt'],
  ['a number', '5'],
  ['no list', { data: 5, timestamp: now.getTime() }],
  ['no time', { data: [stored] }],
  ['no products', { data: [{ name: 'Halb' }, null], timestamp: now.getTime() }],
  ['of tomorrow', { data: [stored], timestamp: now.getTime() + 86_400_000 }],
] as const) {
  test(`a cache that is ${what} is ignored`, { tag: ['@S17', '@phone'] }, async ({ page }) => {
    const call = await holdList(page);
    await openWithCache(page, broken);
    await chooseInMenu(page, 'Produkte');

    await expect(skeletons(page)).toBeVisible();
    call.release();
    await expect(card(page, 'Lavendeltraum')).toBeVisible();
    expect((await readCache(page)).data).toHaveLength(10);
  });
}
