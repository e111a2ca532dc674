import { demoPassword, emailOf, fetchSession } from '../../arrange/accounts.ts';
import { korbOf } from '../../arrange/cart-calls.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { heading } from '../../pages/cart-page.ts';
import { card, cartLink, chooseInMenu, header, signOut } from '../../pages/page-language.ts';

// The fixture stores an answer to the cookie banner.
test.use({ hasConsent: false });

test('the shop works in a browser that refuses its storage', {
  tag: ['@S17', '@S29', '@S32', '@phone'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await openAlive(page, '/products');
  await expect(card(page, 'Lavendeltraum')).toBeVisible();
  const banner = page.getByRole('button', { name: 'Nur notwendige' });
  await banner.click();
  await expect(banner).toHaveCount(0);

  await header(page).getByRole('link', { name: 'Anmelden', exact: true }).click();
  await page.getByLabel('E-Mail').fill(emailOf('anna'));
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/');
  await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);

  await chooseInMenu(page, 'Produkte');
  await card(page, 'Minzmorgen')
    .getByRole('button', { name: /^Warenkorb/ })
    .click();
  await expect(cartLink(page)).toHaveAccessibleName(/\b4\b/);
  await cartLink(page).click();
  await expect(heading(page)).toHaveText('Warenkorb (4)');
  await signOut(page);
  await expect(header(page).getByRole('link', { name: 'Anmelden', exact: true })).toBeVisible();
  const { token } = await fetchSession(page.request, 'anna');
  expect(await korbOf(page.request, token).mengeOf('Minzmorgen')).toBe(1);
});
