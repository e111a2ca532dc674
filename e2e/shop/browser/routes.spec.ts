import { expect, openAlive, test } from '../../fixtures.ts';
import {
  chooseInMenu,
  expectSameDocument,
  footer,
  goWithin,
  markDocument,
} from '../../pages/page-language.ts';

test('old and unknown addresses inside the shop lead to the page of today', {
  tag: ['@S03', '@S04', '@R30', '@phone'],
}, async ({ page }) => {
  await openAlive(page, '/about');
  const search = '?utm_source=brief&q=r%C3%B6se';
  await goWithin(page, `/kontakt${search}`);
  await expect(page).toHaveURL(`/contact${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);

  await goWithin(page, '/gibt-es-nicht');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Willkommen/ })).toBeVisible();
});

test('the view scrolls to the top on every path change', { tag: ['@S05', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/products');
  const scrollToFooter = async () => {
    await footer(page).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  };
  const expectTop = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await scrollToFooter();
  await footer(page).getByRole('link', { name: 'AGB' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AGB' })).toBeVisible();
  await expectTop();

  await scrollToFooter();
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unsere handgemachten Naturseifen' }),
  ).toBeVisible();
  await expectTop();
});

test('navigating between pages never reloads the document', { tag: '@phone' }, async ({ page }) => {
  await openAlive(page, '/');
  await markDocument(page);

  await chooseInMenu(page, 'Produkte');
  await expect(page).toHaveURL('/products');
  await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/products\/.+/);
  await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await expect(page).toHaveURL('/products');
  await chooseInMenu(page, 'Kontakt');
  await expect(page).toHaveURL('/contact');
  await footer(page).getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();

  await expectSameDocument(page);
});
