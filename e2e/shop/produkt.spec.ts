import type { Page } from '@playwright/test';
import { insertProdukt } from '#test/factories.ts';
import { demoProdukte } from '../../demo/produkte.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card, goWithin } from '../page-language.ts';
import { failedCall, fetchProdukt, makeProdukt } from '../portfolio-calls.ts';

const main = (page: Page) => page.getByRole('main');
const back = (page: Page) => main(page).getByRole('link', { name: 'Zurück zur Übersicht' });

const details = (page: Page, name: string) => card(page, name).getByRole('link', { name: /^Details/ });

/** The value of a fact by its name. */
const fact = (page: Page, name: string) =>
  main(page)
    .getByRole('definition')
    .and(page.locator(`dt:text-is("${name}") + dd`));

test('the product shows what it is and what it costs', { tag: ['@S21', '@R25', '@R26'] }, async ({
  page,
  request,
}) => {
  const { _id } = await fetchProdukt(request, 'Lavendeltraum');
  const [produkt] = demoProdukte;
  await openAlive(page, `/products/${_id}`);

  await expect(main(page).getByRole('heading', { level: 1, name: 'Lavendeltraum' })).toBeVisible();
  await expect(main(page).getByText('Sheabutter', { exact: true })).toBeVisible();
  await expect(main(page).getByText(produkt?.beschreibung.kurz ?? '')).toBeVisible();
  await expect(fact(page, 'Gewicht')).toHaveText('100 g');
  await expect(fact(page, 'Duft')).toHaveText('Lavendel');
  await expect(fact(page, 'Form')).toHaveText('quadratisch');
  await expect(fact(page, 'Verpackung')).toHaveText('viereck');
  await expect(main(page).getByText(/^7,90\s€$/)).toBeVisible();
  await expect(main(page).getByText(/79,00\s€\s?\/\s?kg/)).toBeVisible();
  await expect(main(page).getByText('inkl. MwSt. zzgl. Versand')).toBeVisible();

  await back(page).click();
  await expect(page).toHaveURL('/products');
});

test('without packaging, weblink or long texts their places are empty', {
  tag: ['@S21', '@S23', '@phone'],
}, async ({ page, db }) => {
  const id = await insertProdukt(db, { name: 'Schlicht', verpackung: null, kurz: null, lang: '   ' });
  await openAlive(page, `/products/${id}`);

  await expect(fact(page, 'Form')).toBeVisible();
  await expect(fact(page, 'Verpackung')).toHaveCount(0);
  for (const name of ['Beschreibung', 'Inhaltsstoffe', 'Anwendung', 'Besonderheiten'])
    await expect(main(page).getByRole('heading', { name })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: /Produktdokumentation/ })).toHaveCount(0);
});

test('without a price there is no offer, and a guest still reads how to order', {
  tag: ['@S21', '@S22', '@phone'],
}, async ({ page, request }) => {
  const { _id } = await fetchProdukt(request, 'Nachtjasmin');
  await openAlive(page, `/products/${_id}`);

  await expect(main(page).getByText('Preis noch nicht festgelegt')).toBeVisible();
  await expect(main(page)).not.toContainText('€');
  await expect(main(page).getByRole('spinbutton')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(0);
  const hint = main(page).getByRole('status');
  await expect(hint).toContainText('Bitte melden Sie sich an, um Produkte zu bestellen.');
  await expect(hint.getByRole('link')).toHaveAttribute('href', '/login');
});

test('the sticky bar on a phone leads a guest to sign in', { tag: ['@S22'] }, async ({ page, request }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 900, 'larger screens have room for the hint');
  const { _id } = await fetchProdukt(request, 'Lavendeltraum');
  await openAlive(page, `/products/${_id}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });

  const signIn = main(page).getByRole('link', { name: 'Anmelden' }).first();
  await expect(signIn).toBeInViewport({ ratio: 1 });
  await expect(main(page).getByText(/^7,90\s€$/)).toBeInViewport({ ratio: 1 });
  await signIn.tap();
  await expect(page).toHaveURL('/login');
});

test('a guest is asked to sign in and cannot order', { tag: ['@S22'] }, async ({ page, request }) => {
  const { _id } = await fetchProdukt(request, 'Lavendeltraum');
  await openAlive(page, `/products/${_id}`);
  const hint = main(page)
    .getByRole('status')
    .filter({ hasText: 'Bitte melden Sie sich an, um Produkte zu bestellen.' });

  await expect(hint).toBeVisible();
  await expect(main(page).getByRole('spinbutton')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(0);
  await hint.getByRole('link').click();
  await expect(page).toHaveURL('/login');
});

test('a weblink gives the documentation button, in a new tab', { tag: ['@S23', '@phone'] }, async ({
  page,
  request,
}) => {
  const { _id, weblink = '' } = await fetchProdukt(request, 'Goldstück');
  await openAlive(page, `/products/${_id}`);
  const link = main(page).getByRole('link', { name: /Produktdokumentation öffnen/ });

  await expect(link).toHaveAttribute('href', weblink);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('the long texts keep their line breaks', { tag: ['@S23', '@phone'] }, async ({ page, request }) => {
  const { _id, beschreibung } = await fetchProdukt(request, 'Lavendeltraum');
  await openAlive(page, `/products/${_id}`);

  for (const [name, text = ''] of [
    ['Beschreibung', beschreibung.lang],
    ['Inhaltsstoffe', beschreibung.inhaltsstoffe],
    ['Anwendung', beschreibung.anwendung],
    ['Besonderheiten', beschreibung.besonderheiten],
  ] as const) {
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(main(page).getByText(text)).toBeVisible();
  }
  const lang = main(page).getByText(beschreibung.lang ?? '');
  const shown = await lang.innerText();
  expect(shown.split('\n')).toEqual(beschreibung.lang?.split('\n'));
});

test('a product that is loading says so', { tag: ['@S19', '@phone'] }, async ({ page, request }) => {
  const { _id } = await fetchProdukt(request, 'Lavendeltraum');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/portfolio/${_id}`, (route) => promise.then(() => route.continue()));
  await openAlive(page, '/about');
  await goWithin(page, `/products/${_id}`);

  await expect(main(page).getByText('Lade Produktdetails...')).toBeVisible();
  resolve();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Lavendeltraum' })).toBeVisible();
  await expect(main(page).getByText('Lade Produktdetails...')).toHaveCount(0);
});

test('a product cached from the list is shown at once', { tag: ['@S19', '@S39', '@phone'] }, async ({
  page,
}) => {
  await page.route('**/api/portfolio/id-probeseife', () => {});
  await page.route('**/api/portfolio/with-prices', (route) =>
    route.fulfill({ json: { success: true, count: 1, data: [makeProdukt()] } }),
  );
  await openAlive(page, '/about');
  await goWithin(page, '/products');
  await page.getByRole('link', { name: /^Details/ }).click();

  await expect(main(page).getByRole('heading', { level: 1, name: 'Probeseife' })).toBeVisible();
});

test('the list that came with the page is loaded whole behind it, so that its products are shown at once', {
  tag: ['@S19', '@S39', '@phone'],
}, async ({ page, request }) => {
  const { _id, beschreibung } = await fetchProdukt(request, 'Lavendeltraum');
  expect(await (await request.get('/products')).text()).not.toContain(beschreibung.inhaltsstoffe);
  await page.route(`**/api/portfolio/${_id}`, () => {});
  const whole = page.waitForResponse('**/api/portfolio/with-prices');
  await openAlive(page, '/products');
  await (await whole).finished();
  await details(page, 'Lavendeltraum').click();

  await expect(main(page).getByRole('heading', { level: 1, name: 'Lavendeltraum' })).toBeVisible();
  await expect(main(page).getByText(beschreibung.inhaltsstoffe ?? '')).toBeVisible();
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
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Netzwerkfehler')).toHaveCount(0);
  });
});

test.describe('that does not exist', () => {
  test.use({ expectedErrors: [failedCall] });

  test('shows a message with a link back', { tag: ['@S19', '@phone'] }, async ({ page }) => {
    const answer = await page.goto('/products/gibt-es-nicht');

    expect(answer?.status()).toBe(404);
    await expect(main(page).getByRole('alert')).toHaveText('Produkt nicht gefunden');
    await back(page).click();
    await expect(page).toHaveURL('/products');
  });

  test('shows it after navigation as well', { tag: ['@S19', '@phone'] }, async ({ page }) => {
    await openAlive(page, '/about');
    await goWithin(page, '/products/gibt-es-nicht');

    await expect(main(page).getByRole('alert')).toHaveText('Produkt nicht gefunden');
    await back(page).click();
    await expect(page).toHaveURL('/products');
  });

  test('is shown by a page that all such addresses share, and leads on to other products', {
    tag: '@phone',
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
  });

  test('because it is inactive looks the same', { tag: ['@R7', '@phone'] }, async ({ page, request, db }) => {
    const { id } = await db
      .selectFrom('produkt')
      .select('id')
      .where('name', '=', 'Wintergruß')
      .executeTakeFirstOrThrow();
    expect((await request.get(`/api/portfolio/${id}`)).status()).toBe(404);

    const answer = await page.goto(`/products/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(main(page).getByRole('alert')).toHaveText('Produkt nicht gefunden');
    await expect(main(page)).not.toContainText('Wintergruß');
  });

  test('because loading failed shows the alert and a link back', { tag: ['@S19', '@phone'] }, async ({
    page,
  }) => {
    await page.route('**/api/portfolio/id-1', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Wartungsarbeiten' } }),
    );
    await openAlive(page, '/about');
    await goWithin(page, '/products/id-1');

    await expect(main(page).getByRole('alert')).toContainText(/\S/);
    await expect(back(page)).toBeVisible();
  });
});
