import type { Page } from '@playwright/test';
import { fetchSession, signIn, storeSession } from '../accounts.ts';
import { failCalls, holdCalls, korbOf, toast } from '../cart-calls.ts';
import { emptyText, heading, leeren, line, menge, plus, question, remove } from '../cart-page.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { cartLink, goWithin, signOut } from '../page-language.ts';
import { failedCall, watchCalls } from '../portfolio-calls.ts';

/** The cart link's text in the header. */
const expectBadge = (page: Page, count: number) =>
  expect(cartLink(page)).toHaveAccessibleName(count === 0 ? /\b0\b|leer/ : new RegExp(`\\b${count}\\b`));

const noticeForGuests = (page: Page) =>
  page.getByText('Bitte melden Sie sich an, um Ihren Warenkorb zu nutzen.', { exact: true });

test('without a token nothing is loaded', { tag: ['@S29', '@phone'] }, async ({ page }) => {
  const calls = watchCalls(page, '/api/cart');
  for (const path of ['/', '/products', '/cart']) await openAlive(page, path);
  expect(calls).toHaveLength(0);
});

test('with a token the cart is loaded on start', { tag: ['@S29', '@S41', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  const call = page.waitForRequest('**/api/cart');
  await openAlive(page, '/about');

  await expectBadge(page, 3);
  expect(await (await call).headerValue('authorization')).toBe(`Bearer ${token}`);
});

test('it is loaded on userLoggedIn', { tag: ['@S29', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/about');
  await expectBadge(page, 3);
  await korbOf(page.request, token).add('Honigwabe', 4);
  await page.evaluate(() => dispatchEvent(new Event('userLoggedIn')));

  await expectBadge(page, 7);
});

test("it changes to another account's cart with another tab's new token", {
  tag: ['@S29', '@phone'],
}, async ({ page, context }) => {
  await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  const ben = await fetchSession(page.request, 'ben');
  const other = await context.newPage();
  await openAlive(other, '/about');
  await storeSession(other, ben);

  await expect(line(page, 'Minzmorgen')).toBeVisible();
  await expect(menge(line(page, 'Minzmorgen'))).toHaveValue('3');
  await expect(line(page, 'Lavendeltraum')).toHaveCount(0);
  await expectBadge(page, 3);
});

test('it empties on userLoggedOut', { tag: ['@S29', '@phone'] }, async ({ page }) => {
  await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  await page.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
    dispatchEvent(new Event('userLoggedOut'));
  });

  await expect(noticeForGuests(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Lavendeltraum');
});

test("it empties when another tab's token is removed", { tag: ['@S29', '@phone'] }, async ({
  page,
  context,
}) => {
  await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  const other = await context.newPage();
  await openAlive(other, '/about');
  await other.evaluate(() => localStorage.removeItem('token'));

  await expect(noticeForGuests(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Lavendeltraum');
});

test('nobody sees the cart of the previous account', { tag: ['@S29', '@phone'] }, async ({ page }) => {
  await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  await signOut(page);
  await expect(page).toHaveURL('/');
  await storeSession(page, await fetchSession(page.request, 'werkstatt'));
  await page.evaluate(() => dispatchEvent(new Event('userLoggedIn')));
  await goWithin(page, '/cart');

  await expect(emptyText(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Lavendeltraum');
});

test('removing sends the specified call and uses the server’s list', {
  tag: ['@S29', '@S41', '@phone'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  const korb = korbOf(page.request, token);
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  // Meanwhile another device has added a product.
  await korb.add('Minzmorgen', 2);
  const { items } = await korb.fetch();
  const call = page.waitForRequest('**/api/cart/remove/*');
  await remove(line(page, 'Lavendeltraum')).click();

  await expect(menge(line(page, 'Minzmorgen'))).toHaveValue('2');
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  expect((await call).method()).toBe('DELETE');
  const { produktId } = items.find(({ name }) => name === 'Lavendeltraum') ?? {};
  expect(new URL((await call).url()).pathname).toBe(`/api/cart/remove/${produktId}`);
});

test('changing the pieces uses the server’s list', { tag: ['@S29', '@S41', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  await korbOf(page.request, token).add('Minzmorgen', 2);
  await plus(line(page, 'Honigwabe')).click();

  await expect(line(page, 'Minzmorgen')).toBeVisible();
  await expect(heading(page)).toHaveText('Warenkorb (6)');
});

test('a late answer with an older list does not undo later changes', {
  tag: ['@S29', '@phone'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  await expectBadge(page, 3);
  // The server has answered, but the answer is held back.
  const answered = Promise.withResolvers<void>();
  const arrives = Promise.withResolvers<void>();
  await page.route('**/api/cart', async (route) => {
    const response = await route.fetch();
    answered.resolve();
    await arrives.promise;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.evaluate(() => dispatchEvent(new Event('userLoggedIn')));
  await answered.promise;
  await remove(line(page, 'Lavendeltraum')).click();
  await expect(heading(page)).toHaveText('Warenkorb (1)');
  arrives.resolve();
  await page.unrouteAll({ behavior: 'wait' });

  await expect(heading(page)).toHaveText('Warenkorb (1)');
  expect(await korbOf(page.request, token).mengeOf('Lavendeltraum')).toBe(0);
  await plus(line(page, 'Honigwabe')).click();
  await expect(heading(page)).toHaveText('Warenkorb (2)');
});

test.describe('when a load fails', () => {
  test.use({ expectedErrors: [failedCall] });

  test('403 empties the cart and keeps the session', { tag: ['@S29', '@S37', '@R5', '@phone'] }, async ({
    page,
  }) => {
    await signIn(page, 'anna');
    await openAlive(page, '/cart');
    await expect(heading(page)).toHaveText('Warenkorb (3)');
    await expectBadge(page, 3);
    await failCalls(page, '/cart', { status: 403 });
    await page.evaluate(() => dispatchEvent(new Event('userLoggedIn')));

    await expect(emptyText(page)).toBeVisible();
    await expectBadge(page, 0);
    await expect(toast(page, 'Keine Berechtigung für diese Aktion.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });

  test('401 empties the cart and ends the session', { tag: ['@S29', '@S37', '@R5', '@phone'] }, async ({
    page,
  }) => {
    await signIn(page, 'anna');
    await openAlive(page, '/cart');
    await expect(heading(page)).toHaveText('Warenkorb (3)');
    await expectBadge(page, 3);
    await failCalls(page, '/cart', { status: 401 });
    await page.evaluate(() => dispatchEvent(new Event('userLoggedIn')));

    await expect(toast(page, 'Sitzung abgelaufen. Bitte erneut anmelden.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(cartLink(page)).toHaveCount(0);
  });

  for (const failure of [{ status: 500 }, { status: 418 }, 'no connection'] as const) {
    const what = typeof failure === 'string' ? failure : String(failure.status);
    test(`${what} keeps the previous items`, { tag: ['@S29', '@phone'] }, async ({ page }) => {
      await signIn(page, 'anna');
      await openAlive(page, '/cart');
      await expect(heading(page)).toHaveText('Warenkorb (3)');
      await expectBadge(page, 3);
      await failCalls(page, '/cart', failure);
      await page.evaluate(() => dispatchEvent(new Event('userLoggedIn')));

      await expect(page.getByRole('alert')).toBeVisible();
      await expect(heading(page)).toHaveText('Warenkorb (3)');
      await expect(line(page, 'Lavendeltraum')).toBeVisible();
      await expectBadge(page, 3);
    });
  }

  test('a failed first load offers a retry', { tag: ['@S29', '@phone'] }, async ({ page }) => {
    await signIn(page, 'anna');
    await failCalls(page, '/cart', { status: 500 });
    await openAlive(page, '/cart');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(emptyText(page)).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();

    await expect(heading(page)).toHaveText('Warenkorb (3)');
  });
});

test('clearing empties the cart only after the server’s answer', {
  tag: ['@S29', '@S41', '@phone'],
}, async ({ page }) => {
  await signIn(page, 'anna');
  await openAlive(page, '/cart');
  const calls = await holdCalls(page, '/cart/clear');
  await leeren(page).click();
  await question(page)
    .getByRole('button', { name: /^Ja|entfernen|leeren/ })
    .click();
  const route = await calls.next();

  expect(route.request().method()).toBe('DELETE');
  await expect(line(page, 'Lavendeltraum')).toBeVisible();
  // The body is not read: any is accepted.
  await route.fulfill({ json: {} });
  await expect(emptyText(page)).toBeVisible();
  await expectBadge(page, 0);
});
