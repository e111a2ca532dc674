import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { expect, test } from '../fixtures.ts';
import { fetchProdukt, fetchProdukte } from '../portfolio-calls.ts';
import { oeffentlicheSeiten, seiten } from '../seiten.ts';

const laden = demoEinstellungen.laden;

type JsonLd = Record<string, unknown> & { '@type'?: string; '@graph'?: JsonLd[] };

/** The content of this meta element. */
function metaOf(page: Page, name: string): Promise<string | null> {
  return page.evaluate(
    (wanted) =>
      document.head
        .querySelector(`meta[name="${wanted}"], meta[property="${wanted}"]`)
        ?.getAttribute('content') ?? null,
    name,
  );
}

/** All structured data of the page, each part separately. */
async function jsonLdOf(page: Page): Promise<JsonLd[]> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent ?? '',
    ),
  );
  return texts.flatMap((text) => {
    const data: JsonLd = JSON.parse(text);
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'] ?? [data];
  });
}

const typed = (parts: JsonLd[], type: string) => parts.find((part) => part['@type'] === type);

test('every page has its canonical address and its preview', { tag: ['@S12', '@phone'] }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  for (const { path } of seiten) {
    await page.goto(`${path}?von=suche`);
    const canonical = await page.evaluate(() =>
      document.head.querySelector('link[rel=canonical]')?.getAttribute('href'),
    );

    expect(canonical).toBe(baseURL + path);
    expect(await metaOf(page, 'og:url')).toBe(baseURL + path);
    expect(await metaOf(page, 'og:title')).toBe(await page.title());
    expect(await metaOf(page, 'og:description')).toBe(await metaOf(page, 'description'));
    expect(await metaOf(page, 'og:site_name')).toBe(laden.name);
    expect(await metaOf(page, 'og:type')).toBe('website');
    expect(await metaOf(page, 'og:image')).toMatch(/^http/);
  }
});

test('the preview pictures are JPEGs of the declared size, with alt texts', { tag: '@phone' }, async ({
  page,
}) => {
  const { _id, bilder } = await fetchProdukt(page.request, 'Lavendeltraum');
  for (const [path, words] of [
    ['/', 'Handgemachte Naturseifen aus unserer Werkstatt'],
    [`/products/${_id}`, bilder.alt_text],
  ] as const) {
    await page.goto(path);
    const answer = await page.request.get((await metaOf(page, 'og:image')) ?? '');

    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe('image/jpeg');
    const { format, width, height } = await sharp(await answer.body()).metadata();
    expect(format, path).toBe('jpeg');
    expect(width, path).toBe(1200);
    expect(await metaOf(page, 'og:image:type'), path).toBe('image/jpeg');
    expect(await metaOf(page, 'og:image:width'), path).toBe(String(width));
    expect(await metaOf(page, 'og:image:height'), path).toBe(String(height));
    expect(await metaOf(page, 'og:image:alt'), path).toBe(words);
  }
});

test('the title of a product says what it is', { tag: '@phone' }, async ({ page, request }) => {
  const { _id } = await fetchProdukt(request, 'Lavendeltraum');
  await page.goto(`/products/${_id}`);
  await expect(page).toHaveTitle(`Lavendeltraum: Lavendelseife mit Sheabutter, 100 g | ${laden.name}`);
});

test('private pages are excluded from search', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/cart', '/checkout', '/order-tracking', '/login', '/register']) {
    await page.goto(path);
    expect(await metaOf(page, 'robots'), path).toMatch(/noindex/);
  }
  for (const path of oeffentlicheSeiten) {
    await page.goto(path);
    expect(await metaOf(page, 'robots'), path).toBeNull();
  }
});

test('the start page describes the shop as structured data', { tag: '@phone' }, async ({ page, baseURL }) => {
  await page.goto('/');
  const parts = await jsonLdOf(page);

  expect(typed(parts, 'Organization')).toMatchObject({
    name: laden.name,
    url: `${baseURL}/`,
    email: laden.email,
  });
  expect(typed(parts, 'WebSite')).toMatchObject({ name: laden.name, url: `${baseURL}/` });
});

test('a product has an offer with one price and its base price per kilogram', {
  tag: ['@R26', '@phone'],
}, async ({ page, baseURL, request }) => {
  const { _id, bilder } = await fetchProdukt(request, 'Honigwabe');
  await page.goto(`/products/${_id}`);
  const parts = await jsonLdOf(page);
  const product = typed(parts, 'Product');

  expect(product).toMatchObject({
    name: 'Honigwabe',
    brand: { '@type': 'Brand', name: laden.name },
    image: [bilder.hauptbild, ...bilder.galerie.map(({ url }) => url)].map((path) => baseURL + (path ?? '')),
  });
  expect(JSON.stringify(product).match(/"price":"[^"]*"/g)).toEqual(['"price":"8.50"', '"price":"8.50"']);
  expect(product?.offers).toMatchObject({
    '@type': 'Offer',
    url: `${baseURL}/products/${_id}`,
    price: '8.50',
    priceCurrency: 'EUR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: '8.50',
      priceCurrency: 'EUR',
      referenceQuantity: { value: 110, unitCode: 'GRM', valueReference: { value: 1, unitCode: 'KGM' } },
    },
  });
  expect(await metaOf(page, 'og:type')).toBe('product');
  expect(typed(parts, 'BreadcrumbList')?.itemListElement).toEqual([
    expect.objectContaining({ position: 1, name: 'Home', item: `${baseURL}/` }),
    expect.objectContaining({ position: 2, name: 'Produkte', item: `${baseURL}/products` }),
    expect.objectContaining({ position: 3, name: 'Honigwabe' }),
  ]);
});

test('a product without a price has no offer and therefore no structured data', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { _id } = await fetchProdukt(request, 'Nachtjasmin');
  await page.goto(`/products/${_id}`);
  const parts = await jsonLdOf(page);

  expect(typed(parts, 'Product')).toBeUndefined();
  expect(typed(parts, 'BreadcrumbList')).toBeDefined();
});

test('sitemap.xml lists the public pages and the products in the shop', { tag: '@phone' }, async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/sitemap.xml');
  const produkte = await fetchProdukte(request);
  const locations = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

  expect(answer.headers()['content-type']).toMatch(/^(application|text)\/xml/);
  expect(locations.sort()).toEqual(
    [...oeffentlicheSeiten, ...produkte.map(({ _id }) => `/products/${_id}`)]
      .map((path) => baseURL + path)
      .sort(),
  );
  for (const location of locations) expect((await request.get(location ?? '')).status(), location).toBe(200);
});

test('robots.txt points to the sitemap and keeps the back office out', { tag: '@phone' }, async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/robots.txt');
  const text = await answer.text();

  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(text).toMatch(/^Disallow: \/admin/m);
});

test('manifest and icons exist, and the page links them', { tag: '@phone' }, async ({ page, request }) => {
  await page.goto('/');
  const named = await page.evaluate(() =>
    [
      ...document.head.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]'),
    ].map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
  );
  const manifestPath = named.find(([rel]) => rel === 'manifest')?.[1] ?? '/missing';
  const manifest = await request.get(manifestPath);
  const { name, lang, icons } = await manifest.json();

  expect(manifest.headers()['content-type']).toMatch(/json/);
  expect(name).toContain(laden.name);
  expect(lang).toMatch(/^de/);
  expect(named.map(([rel]) => rel)).toEqual(expect.arrayContaining(['icon', 'apple-touch-icon', 'manifest']));
  for (const path of [
    '/favicon.ico',
    ...named.map(([, href]) => href),
    ...icons.map(({ src }: { src: string }) => src),
  ]) {
    const answer = await request.get(path ?? '');
    expect(answer.status(), path ?? '').toBe(200);
    // An unknown address leads to the start page.
    expect(answer.headers()['content-type'], path ?? '').not.toContain('html');
  }
});
