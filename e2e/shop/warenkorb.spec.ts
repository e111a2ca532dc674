import type { Page } from '@playwright/test';
import { fetchSession, signIn, storeSession } from '../accounts.ts';
import { changeProdukt, holdCalls, korbOf } from '../cart-calls.ts';
import {
  emptyText,
  euro,
  expectSums,
  heading,
  leeren,
  line,
  menge,
  plus,
  question,
  remove,
  spinner,
} from '../cart-page.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { cartLink, goWithin } from '../page-language.ts';
import { watchCalls } from '../portfolio-calls.ts';

const main = (page: Page) => page.getByRole('main');

test('a guest is asked to sign in', { tag: ['@S26', '@phone'] }, async ({ page }) => {
  const calls = watchCalls(page, '/api/cart');
  await openAlive(page, '/cart');

  await expect(
    main(page)
      .getByRole('status')
      .getByText('Bitte melden Sie sich an, um Ihren Warenkorb zu nutzen.', { exact: true }),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Zur Anmeldung' }).click();
  await expect(page).toHaveURL('/login');
  expect(calls).toHaveLength(0);
});

test("while it is being loaded there is a spinner and 'Lade Warenkorb...'", {
  tag: ['@S26', '@phone'],
}, async ({ page }) => {
  await signIn(page, 'anna');
  const calls = await holdCalls(page, '/cart');
  await openAlive(page, '/cart');

  await expect(spinner(page)).toBeVisible();
  await expect(emptyText(page)).toHaveCount(0);
  await calls.open();
  await expect(line(page, 'Lavendeltraum')).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
});

test('an empty cart says so and leads to the products', { tag: ['@S26', '@phone'] }, async ({ page }) => {
  await signIn(page, 'werkstatt');
  await openAlive(page, '/cart');

  await expect(emptyText(page)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Zur Kasse' })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Weiter einkaufen' }).click();
  await expect(page).toHaveURL('/products');
});

test('a filled cart shows its lines and sums', {
  tag: ['@S27', '@S28', '@S41', '@R25', '@R26'],
}, async ({ page }) => {
  await signIn(page, 'anna');
  await openAlive(page, '/cart');

  await expect(heading(page)).toHaveText('Warenkorb (3)');
  const lavendel = line(page, 'Lavendeltraum');
  await expect(lavendel.getByRole('img', { name: /Lavendeltraum/ })).toBeVisible();
  await expect(lavendel).toContainText('Sheabutter');
  await expect(lavendel).toContainText('100 g');
  await expect(menge(lavendel)).toHaveValue('2');
  await expect(lavendel.getByText(euro('15,80'))).toBeVisible();
  await expect(lavendel.getByText(/^2 × 7,90\s€$/)).toBeVisible();
  await expect(lavendel.getByText(/^79,00\s€\s?\/\s?kg$/)).toBeVisible();
  const honig = line(page, 'Honigwabe');
  await expect(menge(honig)).toHaveValue('1');
  await expect(honig.getByText(euro('8,50'))).toBeVisible();

  await expectSums(page, ['24,30', '7,69', '31,99']);
  await expect(main(page).getByText('* Alle Preise inkl. MwSt.', { exact: true })).toBeVisible();
  await expect(
    main(page).getByText('* Versand erfolgt ausschließlich innerhalb Deutschlands', { exact: true }),
  ).toBeVisible();
});

test('large sums are German and exact', { tag: ['@S28', '@R25', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'werkstatt');
  const korb = korbOf(page.request, token);
  for (const name of ['Schwarzer Sandel', 'Honigwabe', 'Minzmorgen']) await korb.add(name, 99);
  await openAlive(page, '/cart');

  await expect(heading(page)).toHaveText('Warenkorb (297)');
  await expect(line(page, 'Schwarzer Sandel').getByText(euro('980,10'))).toBeVisible();
  await expectSums(page, ['2.504,70', '7,69', '2.512,39']);
});

test('the links lead to the products, the product and back', { tag: ['@S27', '@S28', '@phone'] }, async ({
  page,
}) => {
  await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await main(page)
    .getByRole('link', { name: /^Zurück/ })
    .click();
  await expect(page).toHaveURL('/products');

  await cartLink(page).click();
  await main(page).getByRole('link', { name: 'Weiter einkaufen' }).click();
  await expect(page).toHaveURL('/products');

  await cartLink(page).click();
  await line(page, 'Honigwabe').getByRole('link').first().click();
  await expect(heading(page)).toHaveText('Honigwabe');
});

test('a line is removed, and after the last one the cart is empty', {
  tag: ['@S27', '@S41', '@phone'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await remove(line(page, 'Lavendeltraum')).click();

  await expect(line(page, 'Lavendeltraum')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Warenkorb (1)');
  await expect(cartLink(page)).toHaveAccessibleName(/\b1\b/);
  await expectSums(page, ['8,50', '7,69', '16,19']);
  await remove(line(page, 'Honigwabe')).click();
  await expect(emptyText(page)).toBeVisible();
  expect((await korbOf(page.request, token).fetch()).items).toEqual([]);
});

test("'Warenkorb leeren' asks first, and declining changes nothing", { tag: ['@S27', '@phone'] }, async ({
  page,
}) => {
  const { token } = await signIn(page, 'anna');
  const calls = watchCalls(page, '/cart/clear');
  await openAlive(page, '/cart');
  for (const no of [
    () => question(page).getByRole('button', { name: 'Abbrechen' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await leeren(page).click();
    await expect(question(page)).toBeVisible();
    await no();
    await expect(question(page)).toHaveCount(0);
    await expect(leeren(page)).toBeFocused();
  }
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  expect(calls).toHaveLength(0);
  expect((await korbOf(page.request, token).fetch()).itemCount).toBe(3);
});

test("'Warenkorb leeren' empties the cart after confirmation", {
  tag: ['@S27', '@S29', '@S41', '@phone'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await leeren(page).click();
  await question(page)
    .getByRole('button', { name: /^Ja|entfernen|leeren/ })
    .click();

  await expect(emptyText(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await expect(cartLink(page)).toHaveAccessibleName(/\b0\b|leer/);
  expect((await korbOf(page.request, token).fetch()).items).toEqual([]);
});

test("'Zur Kasse' says that there is no checkout yet", { tag: ['@S28', '@R33', '@phone'] }, async ({
  page,
}) => {
  await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await main(page).getByRole('button', { name: 'Zur Kasse' }).click();

  const alert = main(page).getByRole('alert');
  await expect(
    alert.getByText('Checkout-Funktion wird noch implementiert', { exact: true }),
  ).toBeInViewport();
  await expect(page).toHaveURL('/cart');
});

test("'Zur Kasse' goes to /login when the session is gone", { tag: ['@S28', '@phone'] }, async ({ page }) => {
  await signIn(page, 'anna');
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  // Removed without firing an event.
  await page.evaluate(() => localStorage.clear());
  await main(page).getByRole('button', { name: 'Zur Kasse' }).click();

  await expect(page).toHaveURL('/login');
});

test('the cart follows from one device to another', { tag: ['@S29', '@phone'] }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { token } = await signIn(page, 'anna');
  await openAlive(page, '/about');
  const phone = await browser.newPage({ baseURL, locale: 'de-DE' });
  await storeSession(phone, await fetchSession(page.request, 'anna'));
  await openAlive(phone, '/cart');
  await plus(line(phone, 'Honigwabe')).click();
  await remove(line(phone, 'Lavendeltraum')).click();
  await expect(heading(phone)).toHaveText('Warenkorb (2)');
  // The tap is shown before it is sent.
  await expect.poll(() => korbOf(page.request, token).mengeOf('Honigwabe')).toBe(2);

  await goWithin(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (2)');
  await expect(menge(line(page, 'Honigwabe'))).toHaveValue('2');
  await expect(line(page, 'Lavendeltraum')).toHaveCount(0);
  await expect(cartLink(page)).toHaveAccessibleName(/\b2\b/);
  await phone.close();
});

test('a changed price is the price of the cart', { tag: ['@R8', '@S28', '@phone'] }, async ({ page, db }) => {
  await signIn(page, 'anna');
  await changeProdukt(db, 'Lavendeltraum', { preisCent: 1005 });
  await openAlive(page, '/cart');

  await expect(line(page, 'Lavendeltraum').getByText(euro('20,10'))).toBeVisible();
  await expectSums(page, ['28,60', '7,69', '36,29']);
});
