import type { Page } from '@playwright/test';
import {
  demoPassword,
  emailOf,
  fetchSession,
  recordSessionEvents,
  signIn,
  storedSession,
  storeSession,
} from '../../arrange/accounts.ts';
import { toast } from '../../arrange/cart-calls.ts';
import { failedCall } from '../../arrange/portfolio-calls.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { cartLink, chooseInMenu, goWithin, header, signOut } from '../../pages/page-language.ts';

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

test('a signed-in visitor sees no guest header while the page is hydrated', {
  tag: ['@S32', '@phone'],
}, async ({ page }) => {
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
  tag: ['@S32', '@phone'],
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

test.describe('a session that ended on the server', () => {
  test.use({ expectedErrors: [failedCall] });

  test('after it one can sign in again and finds the cart', {
    tag: ['@S32', '@S29', '@S37', '@phone'],
  }, async ({ page, db }) => {
    await signIn(page, 'anna');
    await openAlive(page, '/about');
    await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
    await db.deleteFrom('session').execute();
    await goWithin(page, '/cart');
    await expect(toast(page, 'Sitzung abgelaufen. Bitte erneut anmelden.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.getByLabel('E-Mail').fill(emailOf('anna'));
    await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();

    await expect(page).toHaveURL('/');
    await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
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
