import { demoProdukte } from '../../../demo/produkte.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { expect, test } from '../../fixtures.ts';
import { card, chooseInMenu, openRechtliches } from '../../pages/page-language.ts';

test.use({ javaScriptEnabled: false });

test('the list is complete, with pictures and the CSS it needs, and its links lead to a product and back', {
  tag: ['@S13', '@S14', '@S15', '@S21', '@S23', '@phone'],
}, async ({ page, request }) => {
  const { bilder } = await fetchProdukt(request, 'Vanillewolke');
  const kinds: string[] = [];
  page.on('request', (request) => kinds.push(request.resourceType()));
  await page.goto('/products');

  for (const { name } of demoProdukte.filter(({ aktiv }) => aktiv))
    await expect(card(page, name)).toBeVisible();
  await expect(card(page, 'Lavendeltraum').getByText(/^7,90\s€/)).toBeVisible();
  const picture = card(page, 'Vanillewolke').getByRole('img', { name: bilder.alt_text });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(kinds).toContain('image');
  expect(kinds).not.toContain('stylesheet');

  await card(page, 'Honigwabe')
    .getByRole('link', { name: /^Details/ })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Honigwabe' })).toBeVisible();
  await expect(main.getByText(/^8,50\s€/)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Inhaltsstoffe' })).toBeVisible();
  await expect(main.getByRole('img').first()).toBeVisible();
  await main.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await expect(page).toHaveURL('/products');
});

test('the menus work', { tag: ['@S07'] }, async ({ page }) => {
  await page.goto('/');
  await chooseInMenu(page, 'Das sind wir');
  await expect(page).toHaveURL('/about');

  const menu = await openRechtliches(page);
  await menu.getByRole('link', { name: 'AGB', exact: true }).click();
  await expect(page).toHaveURL('/agb');
});

test('sections open, and the cart, which needs JavaScript, says so instead of waiting', {
  tag: ['@S26', '@S35', '@phone'],
}, async ({ page }) => {
  await page.goto('/datenschutz');
  const title = page.getByRole('heading', { name: /Rechte/ });
  const text = page.getByText(/^Auskunft/);
  await expect(text).toBeHidden();
  await title.click();
  await expect(text).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByText(/^Hierfür braucht Ihr Browser JavaScript\./)).toBeVisible();
  await expect(page.getByText('Lade Warenkorb...')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await expect(page).toHaveURL('/products');
});
