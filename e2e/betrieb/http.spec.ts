import type { APIResponse } from '@playwright/test';
import { inTransaction } from '#server/db/in-transaction.ts';
import { raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { insertProdukt } from '#test/factories.ts';
import { seiten } from '#test/seiten.ts';
import { demoProdukte } from '../../demo/produkte.ts';
import { fetchProdukt } from '../arrange/portfolio-calls.ts';
import { expect, test, untilAlive } from '../fixtures.ts';

async function expectFailure(answer: APIResponse, status: number): Promise<void> {
  expect(answer.status(), answer.url()).toBe(status);
  expect(answer.headers()['content-type'], answer.url()).toMatch(/^application\/json/);
  expect(await answer.json(), answer.url()).toEqual({ success: false, message: expect.stringMatching(/\S/) });
}

test('/products is complete without a browser', { tag: ['@S13', '@S14', '@R26'] }, async ({ request }) => {
  const html = (await (await request.get('/products')).text()).replaceAll(/\u00a0|&nbsp;/g, ' ');

  for (const { name, preis, gramm } of demoProdukte.filter(({ aktiv }) => aktiv)) {
    expect(html).toContain(name);
    if (!preis) continue;
    expect(html).toContain(`${preis.toFixed(2).replace('.', ',')} €`);
    expect(html).toContain(`${((preis * 1000) / gramm).toFixed(2).replace('.', ',')} €`);
  }
});

test('a change of the catalogue is in the next answer', { tag: ['@S14'] }, async ({ request, db }) => {
  const { _id } = await fetchProdukt(request, 'Lavendeltraum');
  const paths = ['/', '/products', `/products/${_id}`, '/api/portfolio', `/api/portfolio/${_id}`];
  for (const path of paths) expect(await (await request.get(path)).text(), path).toContain('Lavendeltraum');

  await db.transaction().execute(async (db) => {
    await db.updateTable('produkt').set({ name: 'Sommertraum' }).where('id', '=', _id).execute();
    await inTransaction(db, raiseKatalogVersion);
  });
  for (const path of paths) {
    const text = await (await request.get(path)).text();
    expect(text, path).toContain('Sommertraum');
    expect(text, path).not.toMatch(/<h\d[^>]*>Lavendeltraum|"name":"Lavendeltraum"/);
  }
});

test('a new product is everywhere, a deactivated one nowhere', { tag: ['@R7'] }, async ({ request, db }) => {
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/products/');
  const id = await insertProdukt(db, { name: 'Ganz frisch', reihenfolge: 1 });
  for (const path of ['/', '/products', '/api/portfolio/with-prices'])
    expect(await (await request.get(path)).text(), path).toContain('Ganz frisch');
  expect(await (await request.get('/sitemap.xml')).text()).toContain(id);
  expect((await request.get(`/products/${id}`)).status()).toBe(200);

  await db.updateTable('produkt').set({ aktiv: 0 }).where('id', '=', id).execute();
  await inTransaction(db, raiseKatalogVersion);
  for (const path of ['/', '/products', '/api/portfolio/with-prices', '/sitemap.xml'])
    expect(await (await request.get(path)).text(), path).not.toContain(id);
  expect((await request.get(`/products/${id}`)).status()).toBe(404);
});

test('an unchanged page is not sent twice', async ({ request, db }) => {
  for (const path of ['/products', '/api/portfolio']) {
    const etag = (await request.get(path)).headers().etag ?? '';
    expect(etag, path).toMatch(/"/);
    expect((await request.get(path, { headers: { 'if-none-match': etag } })).status(), path).toBe(304);

    await insertProdukt(db);
    expect((await request.get(path, { headers: { 'if-none-match': etag } })).status(), path).toBe(200);
  }
});

test('scripts and styles are named by their content and kept for ever', async ({ page }) => {
  const kept: [string, string][] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) kept.push([pathname, response.headers()['cache-control'] ?? '']);
  });
  await page.goto('/products');
  await untilAlive(page);

  expect(kept.length).toBeGreaterThan(2);
  for (const [path, cacheControl] of kept)
    expect(cacheControl, path).toBe('public, max-age=31536000, immutable');
});

test('every page forbids inline scripts', async ({ request }) => {
  for (const { path } of seiten) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];

    // Only the shop's own files, and inline scripts allowed by their hash.
    expect(scripts, path).toContain("'self'");
    for (const source of scripts) expect(source, path).toMatch(/^'(self|sha256-[\w+/=]+)'$/);
    expect(policy, path).toMatch(/object-src 'none'/);
    expect(policy, path).toMatch(/frame-ancestors 'none'/);
    expect(answer.headers(), path).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(await answer.text(), path).not.toMatch(/<[a-z][^>]*\son[a-z]+=/);
  }
});

test('everything below /api answers in JSON, refusals too', async ({ request, shop }) => {
  await expectFailure(await request.get('/api/gibt-es-nicht'), 404);
  await expectFailure(await request.post('/api/portfolio', { data: {} }), 405);
  await expectFailure(await request.delete('/api/portfolio/1'), 405);
  await expectFailure(await request.get('/api/uploads/unbekannt.webp'), 404);
  await expectFailure(await request.get(`/api/uploads/${'0'.repeat(32)}-800.webp`), 404);
  await expectFailure(await request.get(`/api/portfolio/${'x'.repeat(150)}`), 404);
  const headers = { 'content-type': 'application/json' };
  const login = '/api/auth/login';
  await expectFailure(await request.post(login, { headers, data: Buffer.from('{kaputt') }), 400);
  await expectFailure(await request.post(login, { headers, data: Buffer.alloc(300_000, 'x') }), 413);

  const malformed = await fetch(`${shop.url}/api/portfolio/%E0%A4%A`);
  expect(malformed.status).toBe(400);
  expect(await malformed.json()).toMatchObject({ success: false });
});

test('an address that cannot be decoded is answered with a German page', async ({ page, shop }) => {
  for (const path of ['/%ff', '/products/%E0%A4%A', '/products?seife=%00']) {
    const answer = await fetch(shop.url + path);
    expect([path, answer.status]).toEqual([path, 400]);
    await page.setContent(await answer.text());
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible();
    await expect(page.getByText('Die Anfrage ist nicht lesbar.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  }
});

test('addresses at the edges of /api answer in JSON as well', async ({ request }) => {
  await expectFailure(await request.get(`/api/portfolio/${'x'.repeat(500)}`), 404);
  await expectFailure(await request.get('/api'), 404);
  await expectFailure(await request.get('/api/'), 404);
});

test('every answer has a unique id', async ({ request }) => {
  const ids = new Set<string>();
  for (const path of ['/', '/api/portfolio', '/api/gibt-es-nicht'])
    ids.add((await request.get(path)).headers()['x-request-id'] ?? '');

  expect(ids.size).toBe(3);
  expect(ids.has('')).toBe(false);
});

test('the shop says that it is alive and ready', async ({ request }) => {
  for (const path of ['/api/health', '/api/ready']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.json(), path).toMatchObject({ success: true });
  }
});

test.describe('with the API’s page', () => {
  test.use({ shopEnv: { API_DOCS: '1' } });

  test('the API has an OpenAPI description and a page that shows it', { tag: ['@S41'] }, async ({
    page,
    request,
  }) => {
    const { openapi, paths } = await (await request.get('/api/openapi.json')).json();
    expect(openapi).toMatch(/^3\.1/);
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/portfolio',
        '/api/portfolio/with-prices',
        '/api/portfolio/{id}',
        '/api/health',
      ]),
    );

    await expectFailure(await request.get('/api/docs/gibt-es-nicht'), 404);
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: /API/ })).toBeVisible();
    await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
    await expect(page.getByText('/api/portfolio/with-prices', { exact: true })).toBeVisible();
  });
});

test.describe('with a log', () => {
  // Behind a proxy, a shop with the demo's well-known password refuses to start.
  test.use({ vorlage: 'leer', shopEnv: { LOG_LEVEL: 'info', TRUST_PROXY: '1' } });

  test('it contains the request and no personal data', async ({ request, shop }) => {
    const headers = {
      'x-forwarded-for': '203.0.113.77',
      authorization: 'Bearer geheim',
      'user-agent': 'Neugier/1',
    };
    const answer = await request.get('/products?email=anna@example.org', { headers });
    const id = answer.headers()['x-request-id'] ?? 'none';

    await expect.poll(shop.output).toContain(id);
    const lines = shop.output().split('\n');
    const logged = lines.filter((line) => line.includes('reqId')).join('\n');
    for (const personal of ['203.0.113.77', '127.0.0.1', '::1', 'anna@example.org', 'geheim', 'Neugier'])
      expect(logged).not.toContain(personal);
  });
});
