import type { Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { changeProdukt, failCalls, holdCalls, korbOf, toast } from '../cart-calls.ts';
import { heading, menge, minus, plus } from '../cart-page.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card, cartLink, goWithin } from '../page-language.ts';
import { failedCall, fetchProdukt, watchCalls } from '../portfolio-calls.ts';

const main = (page: Page) => page.getByRole('main');
const warenkorb = (page: Page, name: string) => card(page, name).getByRole('button', { name: /^Warenkorb/ });
const hinein = (page: Page) => main(page).getByRole('button', { name: 'In den Warenkorb' });

async function openProdukt(page: Page, name: string): Promise<void> {
  const { _id } = await fetchProdukt(page.request, name);
  await openAlive(page, `/products/${_id}`);
}

test('a card of the list puts pieces into the cart', { tag: ['@S15', '@S30', '@S41'] }, async ({ page }) => {
  const { token } = await signIn(page, 'werkstatt');
  await openAlive(page, '/products');
  const produkt = await fetchProdukt(page.request, 'Honigwabe');
  const honig = card(page, 'Honigwabe');
  await expect(menge(honig)).toHaveValue('1');
  await expect(minus(honig)).toBeDisabled();
  await plus(honig).click();
  await plus(honig).click();
  const call = page.waitForRequest('**/api/cart/add');
  await warenkorb(page, 'Honigwabe').click();

  await expect(toast(page, '3x Honigwabe zum Warenkorb hinzugefügt')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
  const { _id: produktId, name, preis, gramm, seife, bilder } = produkt;
  expect((await call).method()).toBe('POST');
  expect((await call).postDataJSON()).toEqual({
    produktId,
    name,
    preis,
    menge: 3,
    bild: bilder.hauptbild,
    gramm,
    seife,
  });
  expect(await korbOf(page.request, token).mengeOf('Honigwabe')).toBe(3);
});

test('each card has its own number of pieces', { tag: ['@S15', '@phone'] }, async ({ page }) => {
  await signIn(page, 'werkstatt');
  await openAlive(page, '/products');
  await plus(card(page, 'Honigwabe')).click();

  await expect(menge(card(page, 'Honigwabe'))).toHaveValue('2');
  await expect(menge(card(page, 'Lavendeltraum'))).toHaveValue('1');
});

test('the list has no maximum, and a refused amount is reported', {
  tag: ['@S15', '@S30', '@phone'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'werkstatt');
  await openAlive(page, '/products');
  const honig = card(page, 'Honigwabe');
  await menge(honig).fill('99');
  await plus(honig).click();
  await expect(menge(honig)).toHaveValue('100');
  await expect(plus(honig)).toBeEnabled();
  await warenkorb(page, 'Honigwabe').click();

  await expect(page.getByText(/99 Stück/)).toBeVisible();
  await expect(page.getByText(/zum Warenkorb hinzugefügt/)).toHaveCount(0);
  await expect(cartLink(page)).toHaveAccessibleName(/\b99\b/);
  expect(await korbOf(page.request, token).mengeOf('Honigwabe')).toBe(99);
});

test('the product page has a stepper from 1 to 99', { tag: ['@S22'] }, async ({ page }) => {
  await signIn(page, 'anna');
  await openProdukt(page, 'Lavendeltraum');
  await expect(menge(main(page))).toHaveValue('1');
  await expect(minus(main(page))).toBeDisabled();
  await menge(main(page)).fill('98');
  await plus(main(page)).click();
  await expect(menge(main(page))).toHaveValue('99');
  await expect(plus(main(page))).toBeDisabled();
  await menge(main(page)).fill('100');
  await expect(menge(main(page))).toHaveValue('99');
  await expect(main(page).getByText('Bitte melden Sie sich an, um Produkte zu bestellen.')).toHaveCount(0);
});

test('the product page adds to what is there and cuts at 99', { tag: ['@S22', '@S30', '@phone'] }, async ({
  page,
}) => {
  const { token } = await signIn(page, 'anna');
  const korb = korbOf(page.request, token);
  await openProdukt(page, 'Lavendeltraum');
  await plus(main(page)).click();
  await hinein(page).click();
  await expect(toast(page, '2x Lavendeltraum zum Warenkorb hinzugefügt')).toBeVisible();
  expect(await korb.mengeOf('Lavendeltraum')).toBe(4);

  await menge(main(page)).fill('99');
  await hinein(page).click();
  await expect(page.getByText(/99 Stück.*Lavendeltraum/)).toBeVisible();
  expect(await korb.mengeOf('Lavendeltraum')).toBe(99);
});

test('a product without a price cannot be added to the cart', { tag: ['@S15', '@S22', '@phone'] }, async ({
  page,
}) => {
  await signIn(page, 'anna');
  await openAlive(page, '/products');
  await expect(warenkorb(page, 'Lavendeltraum')).toBeVisible();
  await expect(warenkorb(page, 'Nachtjasmin')).toHaveCount(0);
  await expect(menge(card(page, 'Nachtjasmin'))).toHaveCount(0);

  await openProdukt(page, 'Nachtjasmin');
  await expect(main(page).getByText('Preis noch nicht festgelegt')).toBeVisible();
  await expect(hinein(page)).toHaveCount(0);
  await expect(menge(main(page))).toHaveCount(0);
});

test('an admin fills his cart like anyone else', { tag: ['@R6', '@S15', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'admin');
  await openAlive(page, '/products');
  await warenkorb(page, 'Honigwabe').click();
  await expect(toast(page, '1x Honigwabe zum Warenkorb hinzugefügt')).toBeVisible();
  await goWithin(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (1)');
  expect(await korbOf(page.request, token).mengeOf('Honigwabe')).toBe(1);
});

test("an admin's cart is loaded on userLoggedIn as well", { tag: ['@R6', '@S29', '@phone'] }, async ({
  page,
}) => {
  const { token } = await signIn(page, 'admin');
  const korb = korbOf(page.request, token);
  await korb.add('Honigwabe', 1);
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (1)');
  await korb.add('Honigwabe', 1);
  await page.evaluate(() => dispatchEvent(new Event('userLoggedIn')));

  await expect(heading(page)).toHaveText('Warenkorb (2)');
});

test('a guest cannot add to the cart', { tag: ['@S15', '@S22', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/products');
  await expect(card(page, 'Lavendeltraum')).toBeVisible();
  await expect(main(page).getByRole('spinbutton')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: /Warenkorb/ })).toHaveCount(0);
});

test('a visitor whose token is gone is asked to sign in, on the product page at /login', {
  tag: ['@S30', '@phone'],
}, async ({ page }) => {
  const text = 'Bitte melden Sie sich an, um Produkte in den Warenkorb zu legen';
  await signIn(page, 'anna');
  const calls = watchCalls(page, '/cart/add');
  for (const [open, button, path] of [
    [() => openAlive(page, '/products'), warenkorb(page, 'Lavendeltraum'), '/products'],
    [() => openProdukt(page, 'Lavendeltraum'), hinein(page), '/login'],
  ] as const) {
    // Without its token a cart that is still to be read would be refused.
    const read = page.waitForResponse((answer) => answer.url().endsWith('/api/cart'));
    await open();
    await read;
    await expect(button).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    // Removed without firing an event.
    await page.evaluate(() => localStorage.removeItem('token'));
    await button.click();
    await expect(toast(page, text)).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.evaluate((stored) => localStorage.setItem('token', stored ?? ''), token);
  }
  expect(calls).toHaveLength(0);
});

test('a double tap adds once', { tag: ['@S30', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'werkstatt');
  await openProdukt(page, 'Honigwabe');
  const calls = await holdCalls(page, '/cart/add');
  await hinein(page).dblclick();
  const route = await calls.next();
  await expect(hinein(page)).toBeDisabled();
  await calls.open();
  await route.continue();

  await expect(toast(page, '1x Honigwabe zum Warenkorb hinzugefügt')).toBeVisible();
  await expect(hinein(page)).toBeEnabled();
  expect(calls.held).toHaveLength(1);
  expect(await korbOf(page.request, token).mengeOf('Honigwabe')).toBe(1);
});

test.describe('when adding fails', () => {
  test.use({ expectedErrors: [failedCall] });

  const fehler = 'Fehler beim Hinzufügen zum Warenkorb';

  test('an answer that is lost never adds twice', { tag: ['@S30', '@S39', '@phone'] }, async ({ page }) => {
    const { token } = await signIn(page, 'werkstatt');
    await openProdukt(page, 'Honigwabe');
    const calls = watchCalls(page, '/cart/add');
    await page.route('**/api/cart/add', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await hinein(page).click();

    await expect(toast(page, fehler)).toBeVisible();
    await expect(hinein(page)).toBeEnabled();
    expect(await korbOf(page.request, token).mengeOf('Honigwabe')).toBe(1);
    // The cart loads the server's content as soon as it is reachable.
    expect(calls).toHaveLength(1);
  });

  test('a toast says so and the button works again', { tag: ['@S30', '@phone'] }, async ({ page }) => {
    const { token } = await signIn(page, 'werkstatt');
    await openProdukt(page, 'Honigwabe');
    await failCalls(page, '/cart/add', { status: 500 });
    await hinein(page).click();
    await expect(toast(page, fehler)).toBeVisible();
    await expect(page.getByText(/zum Warenkorb hinzugefügt/)).toHaveCount(0);

    await page.unrouteAll();
    await hinein(page).click();
    await expect(toast(page, '1x Honigwabe zum Warenkorb hinzugefügt')).toBeVisible();
    expect(await korbOf(page.request, token).mengeOf('Honigwabe')).toBe(1);
  });

  for (const [what, change, words] of [
    ['has lost its price', { preisCent: null }, 'Produkt hat noch keinen Preis'],
    ['is no longer there', { aktiv: 0 }, fehler],
  ] as const) {
    test(`a product that ${what} since the page was loaded is refused`, {
      tag: ['@S30', '@R7', '@phone'],
    }, async ({ page, db }) => {
      const { token } = await signIn(page, 'werkstatt');
      await openProdukt(page, 'Honigwabe');
      await expect(hinein(page)).toBeVisible();
      await changeProdukt(db, 'Honigwabe', change);
      await hinein(page).click();

      await expect(toast(page, words)).toBeVisible();
      expect((await korbOf(page.request, token).fetch()).items).toEqual([]);
    });
  }
});
