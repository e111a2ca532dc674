import { expect, openAlive, test } from '../../fixtures.ts';
import { header, rechtlichesButton } from '../../pages/page-language.ts';

test('the first stop is a link that skips to the content, and an open menu of the header holds the focus', {
  tag: ['@S07', '@desktop'],
}, async ({ page }) => {
  await openAlive(page, '/products');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });

  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Versand' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Details zu Lavendeltraum' })).toBeFocused();

  await rechtlichesButton(page).press('Enter');
  for (const name of ['Impressum', 'Datenschutz', 'AGB', 'Impressum']) {
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name, exact: true })).toBeFocused();
  }
});
