import { describe, expect, test } from 'vitest';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { openPages } from '#test/shop-pages.ts';

describe.each(databases)('addresses of products on %s', (database) => {
  test('that do not exist are answered with one page, rendered once', async () => {
    const { db } = await openMigratedDatabase(database);
    await insertProdukt(db);
    const { get, rendered } = await openPages(db);

    const answers = [];
    for (const id of ['nix', '0', 'x'.repeat(900), '%C3%A4', '-', "'--"])
      answers.push(await get(`/products/${id}`), await get(`/products/${id}?von=suche`));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(rendered).toEqual(['/products/unbekannt']);
    const body = answers[0]?.body ?? '';
    expect(body).toContain('Produkt nicht gefunden');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).not.toMatch(/canonical|og:url|unbekannt/);
  });

  test('that exist have their own page until they leave the shop', async () => {
    const { db } = await openMigratedDatabase(database);
    const id = await insertProdukt(db, { name: 'Salbei' });
    const { get, rendered } = await openPages(db);
    const path = `/products/${id}`;
    for (const _ of [1, 2]) expect(await get(path)).toMatchObject({ status: 200 });
    expect((await get(path)).body).toContain(`<link rel="canonical" href="http://localhost${path}"/>`);
    expect(rendered).toEqual([path]);
    await db.updateTable('produkt').set({ aktiv: 0 }).where('id', '=', id).execute();
    await insertProdukt(db);
    for (const _ of [1, 2]) expect((await get(path)).status).toBe(404);
    expect(rendered).toHaveLength(2);
    expect((await get('/products/nix')).body).toBe((await get(path)).body);
  });

  test.each([
    ['/products/1/x', '/'],
    ['/gibt-es-nicht', '/'],
    [`/products/${'x'.repeat(1000)}`, '/'],
    [`/${'x/'.repeat(600)}`, '/'],
    ['//evil.example', '/'],
    ['//evil.example/products/1', '/'],
    ['/products//1', '/'],
    ['/products/%6eix', '/'],
    ['/products/nix/', '/products/nix'],
    ['/PRODUCTS', '/'],
    ['/%70roducts', '/'],
    ['//:80', '/'],
  ])('%s leads to %s', async (path, location) => {
    const { db } = await openMigratedDatabase(database);
    const { get } = await openPages(db);
    expect(await get(path)).toMatchObject({ status: location === '/' ? 302 : 301, location });
  });
});

describe.each(databases)('addresses of legal texts on %s', (database) => {
  test('that do not exist are answered with one page, rendered once', async () => {
    const { db } = await openMigratedDatabase(database);
    const { get, rendered } = await openPages(db);
    const answers = [];
    for (const path of ['agb/2', 'agb/01', 'nix/1', 'agb/x', '%C3%A4/1'])
      answers.push(await get(`/rechtstexte/${path}`));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(rendered).toEqual(['/rechtstexte/unbekannt/0']);
    expect(answers[0]?.body).toContain('Diese Fassung gibt es nicht.');

    const first = await get('/rechtstexte/agb/1');
    expect(first.status).toBe(200);
    expect(first.body).toContain('<meta name="robots" content="noindex"/>');
    expect(first.body).toContain('Fassung vom ');
  });
});
