import type { Page } from '@playwright/test';
import { failedCall, fetchProdukt } from '../arrange/portfolio-calls.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card, goWithin } from '../pages/page-language.ts';

const main = (page: Page) => page.getByRole('main');
const back = (page: Page) => main(page).getByRole('link', { name: 'Zurück zur Übersicht' });

const details = (page: Page, name: string) => card(page, name).getByRole('link', { name: /^Details/ });

test('the list that came with the page is loaded whole behind it and stored, so that its products are shown at once', {
  tag: ['@S17', '@S19', '@S21', '@S39', '@phone'],
}, async ({ page, request }) => {
  const { _id, beschreibung } = await fetchProdukt(request, 'Lavendeltraum');
  expect(await (await request.get('/products')).text()).not.toContain(beschreibung.inhaltsstoffe);
  await page.route(`**/api/portfolio/${_id}`, () => {});
  const whole = page.waitForResponse('**/api/portfolio/with-prices');
  await openAlive(page, '/products');
  await (await whole).finished();
  const readCache = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('cachedProducts') ?? 'null'));
  await expect.poll(async () => (await readCache())?.data.length).toBe(10);
  const { data, timestamp } = await readCache();
  expect(data[0].name).toBe('Lavendeltraum');
  expect(Math.abs(timestamp - (await page.evaluate(() => Date.now())))).toBeLessThan(60_000);
  await details(page, 'Lavendeltraum').click();

  await expect(main(page).getByRole('heading', { level: 1, name: 'Lavendeltraum' })).toBeVisible();
  await expect(main(page).getByText(/^7,90\s€$/)).toBeVisible();
  await expect(main(page).getByText(beschreibung.inhaltsstoffe ?? '')).toBeVisible();
  await back(page).click();
  await expect(page).toHaveURL('/products');
});

test.describe('when the whole list does not come', () => {
  test.use({ expectedErrors: [failedCall] });

  test('nothing says so, and a product is loaded by its own page', { tag: ['@S19', '@phone'] }, async ({
    page,
    request,
  }) => {
    const { _id, beschreibung } = await fetchProdukt(request, 'Lavendeltraum');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/portfolio/with-prices', (route) => route.abort());
    await page.route(`**/api/portfolio/${_id}`, (route) => promise.then(() => route.continue()));
    const failed = page.waitForEvent('requestfailed');
    await openAlive(page, '/products');
    await failed;
    await details(page, 'Lavendeltraum').click();

    await expect(main(page).getByText('Lade Produktdetails...')).toBeVisible();
    resolve();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Lavendeltraum' })).toBeVisible();
    await expect(main(page).getByText(beschreibung.inhaltsstoffe ?? '')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Netzwerkfehler')).toHaveCount(0);
  });
});

test.describe('that does not exist', () => {
  test.use({ expectedErrors: [failedCall] });

  test('is shown by a page that all such addresses share, and leads on to other products', {
    tag: ['@S19', '@phone'],
  }, async ({ page, request }) => {
    const { _id } = await fetchProdukt(request, 'Lavendeltraum');
    const answers = [await request.get('/products/nichts'), await request.get('/products/gar-nichts?a=b')];
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    await openAlive(page, '/products/gibt-es-nicht');
    await expect(page).toHaveTitle(/^Produkt nicht gefunden/);
    await expect(main(page).getByRole('alert')).toHaveText('Produkt nicht gefunden');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);

    await goWithin(page, `/products/${_id}`);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Lavendeltraum' })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${_id}$`));
    await goWithin(page, '/products/gibt-es-auch-nicht');
    await expect(main(page).getByRole('alert')).toHaveText('Produkt nicht gefunden');
    await back(page).click();
    await expect(page).toHaveURL('/products');
  });
});
