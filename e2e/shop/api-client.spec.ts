import type { Page } from '@playwright/test';
import { installClock, now, passRetries, putTimeoutsOnClock, roundTrip, stopTime } from '../clock.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card, chooseInMenu, goWithin } from '../page-language.ts';
import { answerList, failedCall, makeProdukt, watchCalls } from '../portfolio-calls.ts';

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('a call goes to /api as JSON, without a bearer for guests', { tag: ['@S36', '@phone'] }, async ({
  page,
}) => {
  const calls = watchCalls(page, '/portfolio/with-prices');
  await openAlive(page, '/about');
  await chooseInMenu(page, 'Produkte');
  await expect(card(page, 'Lavendeltraum')).toBeVisible();

  const [call] = calls;
  expect(new URL(call?.url() ?? '').pathname).toBe('/api/portfolio/with-prices');
  expect(call?.method()).toBe('GET');
  expect(await call?.headerValue('content-type')).toMatch(/^application\/json/);
  expect(await call?.headerValue('authorization')).toBeNull();
});

test('a stored token is sent as bearer', { tag: ['@S36', '@phone'] }, async ({ page }) => {
  const calls = watchCalls(page, '/portfolio/with-prices');
  await openAlive(page, '/about');
  await page.evaluate(() => localStorage.setItem('token', 'abc.def'));
  await chooseInMenu(page, 'Produkte');
  await expect(card(page, 'Lavendeltraum')).toBeVisible();

  expect(await calls[0]?.headerValue('authorization')).toBe('Bearer abc.def');
});

test('a call over 2 s is only logged as a warning', { tag: ['@S36', '@phone'] }, async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const calls = watchCalls(page, '/portfolio/with-prices');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/portfolio/with-prices', (route) => promise.then(() => route.continue()));
  await installClock(page);
  await openAlive(page, '/about');
  await stopTime(page);
  await chooseInMenu(page, 'Produkte');
  await expect.poll(() => calls.length).toBe(1);
  await page.clock.runFor(2100);
  resolve();
  await page.clock.resume();

  await expect(card(page, 'Lavendeltraum')).toBeVisible();
  expect(warnings).toEqual([expect.stringContaining('/portfolio/with-prices')]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('data from the data field and bare data are both understood', { tag: ['@S41', '@phone'] }, async ({
  page,
}) => {
  await page.route('**/api/portfolio/with-prices', (route) =>
    route.fulfill({ json: [makeProdukt({ name: 'Ohne Umschlag' })] }),
  );
  await openAlive(page, '/about');
  await chooseInMenu(page, 'Produkte');

  await expect(card(page, 'Ohne Umschlag')).toBeVisible();
});

test('data stays fresh for 5 minutes', { tag: ['@S39', '@phone'] }, async ({ page }) => {
  await installClock(page);
  const path = `/products/${makeProdukt()._id}`;
  const calls = watchCalls(page, `/api/portfolio/${makeProdukt()._id}`);
  await page.route(`**/api${path.replace('products', 'portfolio')}`, (route) =>
    route.fulfill({ json: { success: true, data: makeProdukt() } }),
  );
  await openAlive(page, '/about');
  await stopTime(page);
  const visit = async () => {
    await goWithin(page, path);
    await passRetries(page, page.getByRole('heading', { level: 1, name: 'Probeseife' }), 100);
    await goWithin(page, '/about');
    await expect(page.getByRole('heading', { level: 1, name: 'Das sind wir' })).toBeVisible();
  };

  await visit();
  expect(calls).toHaveLength(1);
  await page.clock.runFor(4 * 60_000);
  await visit();
  expect(calls).toHaveLength(1);
  await page.clock.runFor(60_000);
  await visit();
  expect(calls).toHaveLength(2);
});

test('nothing is fetched again when the window gets the focus', { tag: ['@S39', '@phone'] }, async ({
  page,
}) => {
  await installClock(page);
  const whole = page.waitForResponse('**/api/portfolio/with-prices');
  await openAlive(page, '/products');
  await whole;
  const calls = watchCalls(page, '/portfolio/with-prices');
  await stopTime(page);
  await page.clock.runFor(6 * 60_000);
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(1000);
  await roundTrip(page);

  expect(calls).toHaveLength(0);
});

test.describe('when calls fail', () => {
  test.use({ expectedErrors: [failedCall] });

  test.beforeEach(async ({ page }) => {
    await putTimeoutsOnClock(page);
    await installClock(page);
    await openAlive(page, '/about');
    await stopTime(page);
  });

  test('a query is retried twice, then fails', { tag: ['@S39', '@phone'] }, async ({ page }) => {
    const calls = watchCalls(page, '/portfolio/with-prices');
    await answerList(page, { status: 500 });
    await chooseInMenu(page, 'Produkte');
    await passRetries(page, alert(page));
    await page.clock.runFor(60_000);
    await roundTrip(page);

    expect(calls).toHaveLength(3);
  });

  test('a lost connection is reported at the first failure, once for all failing calls', {
    tag: ['@S37', '@S39', '@phone'],
  }, async ({ page }) => {
    const calls = watchCalls(page, '/portfolio/with-prices');
    await answerList(page, 'no connection');
    await chooseInMenu(page, 'Produkte');

    const words = 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.';
    const toast = page.getByRole('alert').getByText(words, { exact: true });
    await expect(toast).toBeVisible();
    // The clock is stopped: nothing was retried.
    expect(calls).toHaveLength(1);
    await passRetries(page, alert(page), 250);
    expect(calls).toHaveLength(3);
    await expect(toast).toHaveCount(1);
  });

  test('a call without an answer is aborted after 15 s', { tag: ['@S36', '@S37', '@desktop'] }, async ({
    page,
  }) => {
    const calls = watchCalls(page, '/portfolio/with-prices');
    const ended: unknown[] = [];
    page.on('requestfailed', (request) => request.url().includes('with-prices') && ended.push(request));
    await page.route('**/api/portfolio/with-prices', () => {});
    await chooseInMenu(page, 'Produkte');
    // A toast stays while the pointer is over it.
    await page.mouse.move(1, (page.viewportSize()?.height ?? 2) - 1);
    await expect.poll(() => calls.length).toBe(1);
    await page.clock.runFor(14_900);
    await roundTrip(page);
    expect(ended).toHaveLength(0);
    await page.clock.runFor(200);
    await expect.poll(() => ended.length).toBe(1);

    // Reported at once, and not again with each retry.
    const words = 'Anfrage-Timeout. Bitte überprüfen Sie Ihre Internetverbindung.';
    const toast = page.getByRole('alert').getByText(words, { exact: true });
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(6000);
    // It has faded by then and is removed a moment later.
    await roundTrip(page);
    await page.clock.runFor(2000);
    await expect(toast).toHaveCount(0);
    expect(calls).toHaveLength(2);
    await page.clock.runFor(8000);
    await roundTrip(page);
    await expect(toast).toHaveCount(0);

    await passRetries(page, alert(page), 5000);
    await expect(alert(page)).toContainText(words);
    expect(await page.evaluate(() => Date.now())).toBeGreaterThan(now.getTime() + 45_000);
  });
});
