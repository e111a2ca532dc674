import { describe, expect, test } from 'vitest';
import { openShop } from '#test/auftrag/gast.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { openPages, titleOf } from '#test/shop-pages.ts';
import { addDemoEinstellungen } from '../../../../demo/einstellungen.ts';

const unknown = [
  '/gibt-es-nicht',
  '/gibt-es-nicht?von=suche',
  '/products/a/b',
  '/admin/gibt-es-nicht',
  '/PRODUCTS',
  '/%70roducts',
  '//evil.example',
  '/wp-login.php',
  `/${'x/'.repeat(600)}`,
];

describe.each(databases)('unknown addresses (R54) on %s', (database) => {
  test.each(['geoeffnet', 'pausiert'] as const)('share one page, rendered once, in %s', async (phase) => {
    const { db } = await openMigratedDatabase(database);
    await addDemoEinstellungen(db, new Date());
    await openShop(db, phase);
    const { get, rendered } = await openPages(db);
    const bodies = new Set<string>();
    for (const path of unknown) {
      const { status, body } = await get(path);
      expect(status, path).toBe(404);
      bodies.add(body);
    }
    expect(bodies.size).toBe(1);
    // Finding out that nothing is there renders nothing.
    expect(rendered.filter((path) => path === '/unbekannt')).toHaveLength(1);
    const [body = ''] = bodies;
    expect(titleOf(body)).toContain('Seite nicht gefunden | ');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).not.toMatch(/canonical|og:url/);
    for (const way of ['/products', '/order-tracking', '/contact', '/'])
      expect(/<main.*<\/main>/s.exec(body)?.[0]).toContain(`href="${way}"`);
    expect((await get('/produkte')).location).toBe('/products');
    expect((await get('/gibt-es-nicht/')).location).toBe('/gibt-es-nicht');
  });

  test('lead home while the shop is announced, in whatever form (S04)', async () => {
    const { db } = await openMigratedDatabase(database);
    const { get } = await openPages(db);
    for (const path of [...unknown, '/unbekannt'])
      expect(await get(path), path).toMatchObject({ status: 302, location: path.replace(/^[^?]*/, '/') });
  });
});
