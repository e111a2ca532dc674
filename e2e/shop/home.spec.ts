import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { seiten } from '#test/seiten.ts';

const laden = demoEinstellungen.laden;

test('the start page welcomes and leads to the products', { tag: ['@S12', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: `Willkommen bei ${laden.name}` })).toBeVisible();

  await page
    .getByRole('region', { name: /^Willkommen/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/products');
});

test("'Jetzt shoppen' leads to the products and 'Über uns' to the family", {
  tag: ['@S12', '@phone'],
}, async ({ page }) => {
  for (const [name, path] of [
    ['Jetzt shoppen', '/products'],
    ['Über uns', '/about'],
  ] as const) {
    await openAlive(page, '/');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test('three feature cards describe the workshop', { tag: ['@S12', '@phone'] }, async ({ page }) => {
  await page.goto('/');
  for (const text of [
    /natürlich.*nachhaltig/i,
    /mit liebe.*handgemacht|handgemacht.*mit liebe/i,
    /schneller versand/i,
  ]) {
    await expect(
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text }) }),
    ).toBeVisible();
  }
});

test('the start page shows the first products, each leading to its page', { tag: '@phone' }, async ({
  page,
}) => {
  await openAlive(page, '/');
  const strip = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') });

  await expect(strip).toHaveCount(4);
  await strip.first().click();
  await expect(page).toHaveURL(/\/products\/.+/);
});

test('every page has its own title and a description', { tag: ['@S12', '@phone'] }, async ({ page }) => {
  test.slow();
  const titles = new Set<string>();
  for (const { path } of seiten) {
    await page.goto(path);
    const description = await page.evaluate(
      () => document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    );
    expect(description.length, `description of ${path}`).toBeGreaterThan(20);
    expect(await page.title()).toContain(laden.name);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(seiten.length);
});

test('title and description change on navigation without loading', {
  tag: ['@S12', '@phone'],
}, async ({ page }) => {
  await openAlive(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Über uns', exact: true }).click();

  await expect(page).toHaveTitle(/^Das sind wir/);
  // Exactly one of each: with two, search engines and bookmarks would read the previous page's.
  for (const selector of ['title', 'meta[name=description]', 'link[rel=canonical]']) {
    expect(
      await page.evaluate((which) => document.head.querySelectorAll(which).length, selector),
      selector,
    ).toBe(1);
  }
});
