import { fetchSession, signIn, storeSession } from '../../arrange/accounts.ts';
import { korbOf } from '../../arrange/cart-calls.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { heading, line, menge, plus, remove } from '../../pages/cart-page.ts';
import { cartLink, chooseInMenu, goWithin } from '../../pages/page-language.ts';

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

test('a tap right before leaving the page is not lost', { tag: ['@S27', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'anna');
  const korb = korbOf(page.request, token);
  await openAlive(page, '/cart');
  await plus(line(page, 'Lavendeltraum')).click();
  await chooseInMenu(page, 'Kontakt');
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(3);

  await openAlive(page, '/cart');
  await plus(line(page, 'Lavendeltraum')).click();
  await page.goto('/api/health');
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(4);
});

test("it follows another tab's session: another account's cart, and none without a token", {
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
  await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);

  await other.evaluate(() => localStorage.removeItem('token'));
  await expect(
    page.getByText('Bitte melden Sie sich an, um Ihren Warenkorb zu nutzen.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Minzmorgen');
});
