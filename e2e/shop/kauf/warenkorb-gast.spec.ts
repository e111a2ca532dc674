import type { Page } from '@playwright/test';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import {
  demoPassword,
  emailOf,
  fetchSession,
  signIn,
  storedSession,
  type Who,
} from '../../arrange/accounts.ts';
import { korbOf, toast } from '../../arrange/cart-calls.ts';
import { openLaden, pauseLaden } from '../../arrange/offener-laden.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { expect, expectAccessible, goOffline, openAlive, test, untilDrawn } from '../../fixtures.ts';
import { emptyText, heading, leeren, line, menge, plus, question, remove } from '../../pages/cart-page.ts';
import { card, cartLink, header, signOut } from '../../pages/page-language.ts';
import { typeInto } from '../../type-into.ts';

const main = (page: Page) => page.getByRole('main');
const hinein = (page: Page) => main(page).getByRole('button', { name: 'In den Warenkorb' });
const zurKasse = (page: Page) => main(page).getByRole('link', { name: 'Zur Kasse' });

async function openProdukt(page: Page, name: string): Promise<void> {
  const { _id } = await fetchProdukt(page.request, name);
  await openAlive(page, `/products/${_id}`);
}

async function typeAccount(page: Page, who: Who): Promise<void> {
  await typeInto(page.getByLabel('E-Mail'), emailOf(who));
  await typeInto(page.getByLabel('Passwort', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
}

/** Puts pieces into the guest's cart as the browser does. */
async function fillCart(page: Page, name: string, pieces: number): Promise<void> {
  const { _id: produktId } = await fetchProdukt(page.request, name);
  const answer = await page.request.post('/api/cart/add', { data: { produktId, menge: pieces } });
  expect(answer.status()).toBe(200);
}

test.beforeEach(({ db }) => openLaden(db));

test('a guest fills a cart from list and product page, and finds it again in another tab and after a reload', {
  tag: ['@phone'],
}, async ({ page }) => {
  await openAlive(page, '/products');
  await expect(cartLink(page)).toHaveAccessibleName(/\b0\b/);
  const honig = card(page, 'Honigwabe');
  // Two soaps stand beside each other on a phone: a card has room for one button, which takes one piece at a time.
  for (const pieces of [1, 2]) {
    await honig.getByRole('button', { name: /^Warenkorb/ }).click();
    await expect(cartLink(page)).toHaveAccessibleName(new RegExp(`\\b${pieces}\\b`));
  }
  await expect(toast(page, '1x Honigwabe zum Warenkorb hinzugefügt').first()).toBeVisible();
  await expectAccessible(page);

  await openProdukt(page, 'Lavendeltraum');
  await expect(main(page).getByText(/melden Sie sich an/)).toHaveCount(0);
  await hinein(page).click();
  await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);

  const tab = await page.context().newPage();
  await openAlive(tab, '/cart');
  await expect(heading(tab)).toHaveText('Warenkorb (3)');
  await plus(line(tab, 'Honigwabe')).click();
  await expect(heading(tab)).toHaveText('Warenkorb (4)');
  await expect(cartLink(page)).toHaveAccessibleName(/\b4\b/);
  await tab.close();

  await cartLink(page).click();
  await expect(heading(page)).toHaveText('Warenkorb (4)');
  await page.reload();
  await expect(heading(page)).toHaveText('Warenkorb (4)');
  await expect(menge(line(page, 'Honigwabe'))).toHaveValue('3');
});

test('a guest removes a line, takes that back, keeps the cart in a pause, and clears it', {
  tag: ['@phone'],
}, async ({ page, db }) => {
  await fillCart(page, 'Honigwabe', 2);
  await fillCart(page, 'Lavendeltraum', 1);
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  await remove(line(page, 'Honigwabe')).click();
  await expect(heading(page)).toHaveText('Warenkorb (1)');
  await main(page)
    .getByRole('button', { name: /^Rückgängig/ })
    .click();
  await expect(heading(page)).toHaveText('Warenkorb (3)');

  await changeEinstellung(db, 'versand', {
    dhl: { aktiv: true, tabelle: [{ bisGramm: 200, preis: 4.9 }], freiAb: null },
  });
  await pauseLaden(db, 'Wir sind im Urlaub.', '2099-01-05');
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  await expect(main(page).getByText(/Für ein Paket ist das zu schwer \(höchstens 0,2 kg\)/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();
  await expectAccessible(page);
  await leeren(page).click();
  await question(page).getByRole('button', { name: 'Ja, alle entfernen' }).click();
  await expect(emptyText(page)).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/\b0\b/);
  await page.reload();
  await expect(emptyText(page)).toBeVisible();
});

test('signing in takes the cart along, says what was cut, and returns to it; signing out leaves no lines', {
  tag: ['@phone'],
}, async ({ page }) => {
  test.slow();
  const { token } = await fetchSession(page.request, 'ben');
  const korb = korbOf(page.request, token);
  await korb.clear();
  await korb.add('Honigwabe', 60);
  await fillCart(page, 'Honigwabe', 50);
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (50)');

  await header(page).getByRole('link', { name: 'Anmelden', exact: true }).click();
  await typeAccount(page, 'ben');
  await expect(page).toHaveURL('/cart');
  await expect(heading(page)).toHaveText('Warenkorb (99)');
  await expect(
    toast(page, 'Von Honigwabe liegen jetzt 99 Stück im Warenkorb, mehr geht nicht.'),
  ).toBeVisible();
  expect(await korb.mengeOf('Honigwabe')).toBe(99);

  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(cartLink(page)).toHaveAccessibleName(/\b0\b/);
  await cartLink(page).click();
  await expect(emptyText(page)).toBeVisible();
});

test.describe('when the session is over', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('signing in returns to the cart with its lines', {
    tag: ['@phone'],
  }, async ({ page, db }) => {
    test.slow();
    await signIn(page, 'anna');
    await openAlive(page, '/cart');
    await expect(heading(page)).toHaveText('Warenkorb (3)');
    await db.deleteFrom('session').execute();
    await plus(main(page).getByRole('listitem').first()).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(async () => (await storedSession(page)).token).toBeNull();
    await typeAccount(page, 'anna');
    await expect(page).toHaveURL('/cart');
    await expect(heading(page)).toHaveText('Warenkorb (3)');
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('nothing is added, which is said; with it again the same button works', {
    tag: ['@phone'],
  }, async ({ page }) => {
    await openProdukt(page, 'Honigwabe');
    await hinein(page).click();
    await expect(toast(page, '1x Honigwabe zum Warenkorb hinzugefügt')).toBeVisible();
    await goOffline(page);
    await hinein(page).click();
    await expect(page.getByText(/Fehler beim Hinzufügen zum Warenkorb/)).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName(/\b1\b/);
    await page.context().setOffline(false);
    await hinein(page).click();
    await expect(cartLink(page)).toHaveAccessibleName(/\b2\b/);
  });
});

for (const pieces of [0, 2])
  test(`nothing moves while a cart of ${pieces} pieces is loaded`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    if (pieces > 0) await fillCart(page, 'Honigwabe', pieces);
    await openAlive(page, '/cart');
    await expect(pieces > 0 ? zurKasse(page) : emptyText(page)).toBeVisible();
    await untilDrawn(page);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
  });
