import { get, type IncomingMessage } from 'node:http';
import { expect, openAlive, test, untilAlive } from '../fixtures.ts';
import {
  chooseInMenu,
  expectSameDocument,
  footer,
  goWithin,
  header,
  markDocument,
} from '../page-language.ts';
import { seiten } from '../seiten.ts';

const legacy = [
  ['/produkte', '/products'],
  ['/produkte/018f-abc', '/products/018f-abc'],
  ['/produkte/mit%20Leerzeichen%20%C3%A4', '/products/mit%20Leerzeichen%20%C3%A4'],
  ['/warenkorb', '/cart'],
  ['/kasse', '/checkout'],
  ['/bestellung-verfolgen', '/order-tracking'],
  ['/ueber-uns', '/about'],
  ['/kontakt', '/contact'],
] as const;

const unknown = [
  '/profile',
  '/gibt-es-nicht',
  '/products/a/b',
  '/admin/gibt-es-nicht',
  '/impressum/alt',
  '/passwort-vergessen',
];

const adminPages = [
  'dashboard',
  'rohstoffe',
  'bestellungen',
  'lager',
  'inventory',
  'benutzer',
  'warenberechnung',
];

test('every public page has header, main area and footer', { tag: ['@S01', '@phone'] }, async ({ page }) => {
  test.slow();
  for (const { path, heading } of seiten) {
    await test.step(path, async () => {
      const answer = await page.goto(path);

      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(header(page)).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(footer(page)).toBeVisible();
      await untilAlive(page);
    });
  }
});

test.describe('as rendered by the server', () => {
  // Guards run in the browser (R30): without scripts the page stays as the server rendered it.
  test.use({ javaScriptEnabled: false });

  test('/admin/portfolio uses the public layout', { tag: ['@S01', '@R30', '@phone'] }, async ({ page }) => {
    const answer = await page.goto('/admin/portfolio');

    expect(answer?.status()).toBe(200);
    await expect(header(page)).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(footer(page)).toBeVisible();
  });

  test('the admin pages have the header but no footer', { tag: ['@S02', '@R30', '@phone'] }, async ({
    page,
  }) => {
    for (const name of adminPages) {
      await test.step(name, async () => {
        const answer = await page.goto(`/admin/${name}`);

        expect(answer?.status()).toBe(200);
        expect(new URL(page.url()).pathname).toBe(`/admin/${name}`);
        await expect(header(page)).toBeVisible();
        await expect(page.getByRole('main')).toBeVisible();
        await expect(footer(page)).toHaveCount(0);
      });
    }
  });
});

test('/admin goes to /admin/dashboard', { tag: ['@S02', '@R30', '@phone'] }, async ({ request }) => {
  const answer = await request.get('/admin', { maxRedirects: 0 });

  expect([301, 302]).toContain(answer.status());
  expect(answer.headers().location).toBe('/admin/dashboard');
});

test('the legacy addresses are redirected permanently', { tag: ['@S03', '@R30', '@phone'] }, async ({
  request,
}) => {
  for (const [from, to] of legacy) {
    const answer = await request.get(from, { maxRedirects: 0 });

    expect(answer.status(), from).toBe(301);
    expect(answer.headers().location, from).toBe(to);
  }
});

test('every page has one address, and redirects keep the query string', {
  tag: ['@S03', '@S04', '@R30', '@phone'],
}, async ({ request, page }) => {
  const search = '?utm_source=brief&q=r%C3%B6se';
  for (const [from, to, status] of [
    ['/products/', '/products', 301],
    ['/products/018f-abc/', '/products/018f-abc', 301],
    ['/produkte/018f-abc', '/products/018f-abc', 301],
    ['/warenkorb', '/cart', 301],
    ['/gibt-es-nicht', '/', 302],
    ['/admin', '/admin/dashboard', 302],
  ] as const) {
    const answer = await request.get(from + search, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([status, to + search]);
  }
  await openAlive(page, '/about');
  await goWithin(page, `/kontakt${search}`);
  await expect(page).toHaveURL(`/contact${search}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
});

test('a legacy address shows the new page', { tag: ['@S03', '@phone'] }, async ({ page }) => {
  await page.goto('/ueber-uns');

  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Das sind wir' })).toBeVisible();
});

test('a legacy address inside the shop goes to the new page as well', { tag: ['@S03', '@phone'] }, async ({
  page,
}) => {
  await openAlive(page, '/about');
  await goWithin(page, '/bestellung-verfolgen');

  await expect(page).toHaveURL('/order-tracking');
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellung verfolgen' })).toBeVisible();
});

test('any other unknown path goes to the start page', { tag: ['@S04', '@R30', '@phone'] }, async ({
  request,
}) => {
  for (const path of unknown) {
    const answer = await request.get(path, { maxRedirects: 0 });

    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toBe('/');
  }
});

test('an unknown path shows the start page', { tag: ['@S04', '@phone'] }, async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL('/');
  await untilAlive(page);

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

test('an address in another spelling leads home, never to another site', {
  tag: ['@S04', '@R30', '@phone'],
}, async ({ shop }) => {
  for (const path of [
    '//evil.example/',
    '/\\evil.example/',
    '/PRODUCTS',
    '/%70roducts',
    '/products/..',
    '//:80',
  ]) {
    const { port } = new URL(shop.url);
    const answer = await new Promise<IncomingMessage>((resolve) =>
      get({ port, path, host: 'localhost' }, resolve),
    );
    expect([answer.statusCode, answer.headers.location], path).toEqual([302, '/']);
  }
});
