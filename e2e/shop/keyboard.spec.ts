import { expect, openAlive, test } from '../fixtures.ts';
import { drawer, header, menuButton, rechtlichesButton } from '../page-language.ts';

test('the first stop is a link that skips to the content', { tag: '@desktop' }, async ({ page }) => {
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
});

test('the menu Rechtliches opens, navigates and closes by keyboard', { tag: ['@S07', '@desktop'] }, async ({
  page,
}) => {
  await openAlive(page, '/');
  const button = rechtlichesButton(page);
  const impressum = header(page).getByRole('link', { name: 'Impressum' });
  await button.focus();

  await page.keyboard.press('Enter');
  await expect(impressum).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(impressum).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await expect(impressum).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(impressum).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/impressum');
  await expect(impressum).toBeHidden();
});

test('the drawer opens and closes by keyboard and returns the focus', { tag: ['@S07', '@desktop'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAlive(page, '/');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  const home = drawer(page).getByRole('link', { name: 'Home' });
  for (
    let stops = 0;
    stops < 3 && !(await home.evaluate((link) => link === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab');
  await expect(home).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products');
  await expect(drawer(page)).toBeHidden();
});

test('the focus stays in the drawer while it is open', { tag: ['@S07', '@desktop'] }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAlive(page, '/');
  await menuButton(page).press('Enter');
  const close = drawer(page).getByRole('button', { name: 'Menü schließen' });
  const last = drawer(page).getByRole('link', { name: 'AGB' });

  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the focus stays in the menu Rechtliches while it is open', { tag: ['@S07', '@desktop'] }, async ({
  page,
}) => {
  await openAlive(page, '/');
  const link = (name: string) => header(page).getByRole('link', { name, exact: true });
  await rechtlichesButton(page).press('Enter');
  for (const name of ['Impressum', 'Datenschutz', 'AGB', 'Impressum']) {
    await page.keyboard.press('Tab');
    await expect(link(name)).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(link('AGB')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rechtlichesButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link('Anmelden')).toBeFocused();
});

test('after navigation the focus continues from the page’s content', { tag: ['@S05', '@desktop'] }, async ({
  page,
}) => {
  await openAlive(page, '/');
  await page.getByRole('link', { name: 'Über uns' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Das sind wir' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('every focusable element shows the focus', async ({ page }) => {
  await openAlive(page, '/products');
  const focusRing = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusRing(), `stop ${stop + 1}`).toBeGreaterThanOrEqual(2);
  }
});

test('a picture is chosen by keyboard', { tag: ['@S20', '@desktop'] }, async ({ page }) => {
  await openAlive(page, '/products');
  await page.getByRole('link', { name: /^Details zu Lavendeltraum/ }).press('Enter');
  const second = page.getByRole('button', { name: /^Bild 2 von/ });
  await second.press('Enter');

  await expect(second).toHaveAttribute('aria-pressed', 'true');
});
