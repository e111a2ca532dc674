import type { Page } from '@playwright/test';
import {
  demoPassword,
  emailOf,
  fetchSession,
  nameOf,
  recordSessionEvents,
  signIn,
  storedSession,
  storeSession,
} from '../accounts.ts';
import { failCalls, toast } from '../cart-calls.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import {
  cartLink,
  chooseInMenu,
  goWithin,
  greeting,
  header,
  openAccount,
  signOut,
} from '../page-language.ts';
import { failedCall } from '../portfolio-calls.ts';

const abgelaufen = 'Sitzung abgelaufen. Bitte erneut anmelden.';
const anmelden = (page: Page) => header(page).getByRole('link', { name: 'Anmelden', exact: true });

const meOf = (page: Page, token: string) =>
  page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });

test('signing in and out stores and removes the session and fires its events', {
  tag: ['@S32', '@S41', '@phone'],
}, async ({ page }) => {
  const events = await recordSessionEvents(page);
  await openAlive(page, '/login');
  await page.getByLabel('E-Mail').fill(emailOf('anna'));
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/');
  await expect(anmelden(page)).toHaveCount(0);
  expect(await events()).toEqual(['userLoggedIn']);
  const { token, user } = await storedSession(page);
  const me = await meOf(page, token ?? '');
  expect((await me.json()).data).toEqual(user);

  await chooseInMenu(page, 'Kontakt');
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(anmelden(page)).toBeVisible();
  expect(await events()).toEqual(['userLoggedIn', 'userLoggedOut']);
  expect(await storedSession(page)).toEqual({ token: null, user: null });
  await expect.poll(async () => (await meOf(page, token ?? '')).status()).toBe(401);
});

test('the stored session is restored on start', { tag: ['@S32', '@phone'] }, async ({ page }) => {
  const events = await recordSessionEvents(page);
  const { token, user } = await signIn(page, 'anna');
  await openAlive(page, '/');
  await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
  await page.reload();
  await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
  await openAccount(page);
  await expect(greeting(page)).toHaveText(new RegExp(nameOf('anna')));

  expect(await storedSession(page)).toEqual({ token, user });
  expect(await events()).toEqual([]);
});

test('a stored token without a readable user counts as a guest', { tag: ['@S32', '@phone'] }, async ({
  page,
}) => {
  const { token } = await signIn(page, 'anna');
  for (const user of ['{kein JSON', 'null', '"Anna"', '42']) {
    await page.evaluate((text) => localStorage.setItem('user', text), user);
    await openAlive(page, '/about');
    await expect(anmelden(page)).toBeVisible();
  }
  expect(token).not.toBe('');
});

test('a signed-in visitor sees no guest header while the page is hydrated', { tag: ['@S32'] }, async ({
  page,
}) => {
  await recordGuestHeader(page);
  await signIn(page, 'anna');
  for (const path of ['/', '/products', '/cart', '/about']) {
    await openAlive(page, path);
    await expect(cartLink(page)).toBeVisible();
    await page.reload();
    await expect(cartLink(page)).toBeVisible();
    expect(await guestHeaderFrames(page), path).toEqual({ guest: 0, hasLooked: true });
  }
});

test('before any script has run a signed-in visitor sees no Anmelden, a guest does', {
  tag: ['@S32'],
}, async ({ page, browser, baseURL }) => {
  const hold = (where: Page) => where.route('**/*.js', () => {});
  await signIn(page, 'anna');
  await hold(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Das sind wir' })).toBeVisible();
  await expect(anmelden(page)).toBeHidden();

  const guest = await browser.newPage({ baseURL });
  await hold(guest);
  await guest.goto('/about', { waitUntil: 'commit' });
  await expect(anmelden(guest)).toBeVisible();
  await guest.close();
});

test('no page from the server contains data of a signed-in visitor', {
  tag: ['@S32', '@phone'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  for (const path of ['/', '/cart', '/products']) await openAlive(page, path);
  for (const path of ['/', '/cart', '/products']) {
    const asAnna = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
    const asGuest = await page.request.get(path);
    expect(await asAnna.text()).toBe(await asGuest.text());
    expect(await asAnna.text()).not.toContain(nameOf('anna'));
  }
});

test('signing out in one tab empties the other', { tag: ['@S32', '@S29', '@phone'] }, async ({
  page,
  context,
}) => {
  await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb (3)' })).toBeVisible();
  const other = await context.newPage();
  await openAlive(other, '/about');
  await expect(cartLink(other)).toHaveAccessibleName(/\b3\b/);
  await signOut(other);

  await expect(anmelden(other)).toBeVisible();
  await expect(anmelden(page)).toBeVisible();
  await expect(cartLink(page)).toHaveCount(0);
  await expect(
    page.getByText('Bitte melden Sie sich an, um Ihren Warenkorb zu nutzen.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Lavendeltraum');
});

test('signing in in one tab shows in the other', { tag: ['@S32', '@S29', '@phone'] }, async ({
  page,
  context,
}) => {
  await openAlive(page, '/about');
  await expect(anmelden(page)).toBeVisible();
  const other = await context.newPage();
  await openAlive(other, '/about');
  await storeSession(other, await fetchSession(page.request, 'anna'));

  await expect(anmelden(page)).toHaveCount(0);
  await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
});

test.describe('a session that ended elsewhere', () => {
  test.use({ expectedErrors: [failedCall] });

  test('on the server while the page is open is noticed at the next call', {
    tag: ['@S32', '@S37', '@phone'],
  }, async ({ page, db }) => {
    const events = await recordSessionEvents(page);
    await signIn(page, 'anna');
    await openAlive(page, '/about');
    await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
    await db.deleteFrom('session').execute();
    await cartLink(page).click();

    await expect(toast(page, abgelaufen)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(anmelden(page)).toBeVisible();
    await expect(toast(page, abgelaufen)).toHaveCount(1);
    expect(await storedSession(page)).toEqual({ token: null, user: null });
    expect(await events()).toEqual(['userLoggedOut']);
  });

  test('before the page was opened is noticed on start', { tag: ['@S32', '@S37', '@phone'] }, async ({
    page,
    db,
  }) => {
    await signIn(page, 'anna');
    await db.deleteFrom('session').execute();
    await page.goto('/about');

    await expect(toast(page, abgelaufen)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(anmelden(page)).toBeVisible();
    expect(await storedSession(page)).toEqual({ token: null, user: null });
  });

  test('because the account was blocked ends here as well', { tag: ['@S32', '@S37', '@phone'] }, async ({
    page,
    db,
  }) => {
    await signIn(page, 'anna');
    await openAlive(page, '/about');
    await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
    await db.updateTable('account').set({ status: 'blocked' }).where('email', '=', emailOf('anna')).execute();
    await cartLink(page).click();

    await expect(toast(page, abgelaufen)).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  test('after it one can sign in again and finds the cart', { tag: ['@S32', '@S29', '@phone'] }, async ({
    page,
    db,
  }) => {
    await signIn(page, 'anna');
    await openAlive(page, '/about');
    await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
    await db.deleteFrom('session').execute();
    await goWithin(page, '/cart');
    await expect(page).toHaveURL('/login');
    await page.getByLabel('E-Mail').fill(emailOf('anna'));
    await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();

    await expect(page).toHaveURL('/');
    await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
  });

  test('signing out works without a connection', { tag: ['@S32', '@phone'] }, async ({ page }) => {
    await signIn(page, 'anna');
    await openAlive(page, '/about');
    await failCalls(page, '/auth/logout', 'no connection');
    await signOut(page);

    await expect(page).toHaveURL('/');
    await expect(anmelden(page)).toBeVisible();
    await expect(greeting(page)).toHaveCount(0);
    expect(await storedSession(page)).toEqual({ token: null, user: null });
  });
});

/** Checks in every frame from the start of the document whether a guest's header is visible. */
async function recordGuestHeader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames = { guest: 0, looked: 0 };
    Object.assign(globalThis, { frames });
    const look = () => {
      frames.looked += 1;
      for (const link of document.querySelectorAll('header a[href="/login"]'))
        if (link.checkVisibility({ opacityProperty: true, visibilityProperty: true })) frames.guest += 1;
    };
    const lookEachFrame = () => {
      look();
      requestAnimationFrame(lookEachFrame);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    lookEachFrame();
  });
}

async function guestHeaderFrames(page: Page): Promise<{ guest: number; hasLooked: boolean }> {
  const { guest, looked } = await page.evaluate(
    () => (globalThis as unknown as { frames: { guest: number; looked: number } }).frames,
  );
  return { guest, hasLooked: looked > 0 };
}
