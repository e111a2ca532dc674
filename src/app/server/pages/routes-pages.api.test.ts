import { describe, expect, test } from 'vitest';
import { addLadenBild } from '#features/bild/server/index.ts';
import { changeKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { fakeBild } from '#test/factories.ts';
import { oeffentlicheSeiten, seiten } from '#test/seiten.ts';
import { metaOf, openPages, publicUrl, textOf, titleOf } from '#test/shop-pages.ts';
import { demoEinstellungen } from '../../../../demo/beispiel-laden.ts';
import { addDemoEinstellungen } from '../../../../demo/einstellungen.ts';

const { laden } = demoEinstellungen;

/** The pages of the announced example workshop without products. */
async function openLaden(database: (typeof databases)[number]) {
  const { db } = await openMigratedDatabase(database);
  await addDemoEinstellungen(db, new Date());
  return { ...(await openPages(db)), db };
}

/** How often the page has this element. */
const countOf = (html: string, element: string) =>
  html.match(new RegExp(`<${element}[\\s>]`, 'g'))?.length ?? 0;

const search = '?utm_source=brief&q=r%C3%B6se';

/** requirements.md, storefront §2, Route table (S01 to S04, S12, R30). */
describe.each(databases)('the addresses of pages on %s', (database) => {
  test('every public page has a title, header, main area and footer, its canonical address and its preview', async () => {
    const { get, db } = await openLaden(database);
    const [quer, hoch] = [fakeBild('a'.repeat(32)), fakeBild('b'.repeat(32))];
    await changeKatalog(db, (db) =>
      addLadenBild(db, { platz: 'startseite', quer, hoch, altText: 'Der Hof' }),
    );
    for (const { path, heading } of seiten) {
      const { status, body } = await get(`${path}?von=suche`);
      expect(status, path).toBe(200);
      const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? '';
      expect(textOf(title).trim(), path).toMatch(heading);
      for (const element of ['h1', 'main', 'footer']) expect(countOf(body, element), path).toBe(1);
      expect(countOf(body, 'header'), path).toBeGreaterThan(0);

      expect(/<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]).toBe(publicUrl + path);
      expect(metaOf(body, 'og:url')).toBe(publicUrl + path);
      expect(metaOf(body, 'og:title')).toBe(titleOf(body));
      expect(metaOf(body, 'og:description')).toBe(metaOf(body, 'description'));
      expect(metaOf(body, 'og:site_name')).toBe(laden.name);
      expect(metaOf(body, 'og:type')).toBe('website');
      expect(metaOf(body, 'og:image')).toBe(`${publicUrl}/api/uploads/${quer.hash}-1200.jpeg`);
      expect(metaOf(body, 'og:image:alt')).toBe('Der Hof');
      const isPublic = oeffentlicheSeiten.some((one) => one === path);
      expect(metaOf(body, 'robots') ?? '', path).toMatch(isPublic ? /^$/ : /noindex/);
    }
  });

  test('pictures that pages from before an update ask for are the owner’s, or none, but no page', async () => {
    const { get, app, db } = await openLaden(database);
    const alte = ['/pictures/hero-680.webp', '/pictures/about-1000.avif?v=1', '/og.jpg'];
    for (const path of alte) {
      const { statusCode, headers, body } = await app.inject(path);
      expect([path, statusCode, headers['content-type'], body]).toEqual([
        ...[path, 404, 'text/plain; charset=utf-8', ''],
      ]);
    }
    const [start, wir, hoch] = ['a', 'b', 'c'].map((one) => fakeBild(one.repeat(32)));
    if (!start || !wir || !hoch) throw new Error('There are three.');
    await changeKatalog(db, async (db) => {
      await addLadenBild(db, { platz: 'startseite', quer: start, hoch, altText: '' });
      await addLadenBild(db, { platz: 'dasSindWir', quer: wir, hoch, altText: '' });
    });
    const ziele = [`${start.hash}-800.webp`, `${wir.hash}-800.webp`, `${start.hash}-1200.jpeg`];
    for (const [at, path] of alte.entries())
      expect(await get(path)).toMatchObject({ status: 302, location: `/api/uploads/${ziele[at]}` });
  });

  test('a shop without a picture of its own sends none with its links', async () => {
    const { get } = await openLaden(database);
    const { body } = await get('/');
    expect([metaOf(body, 'og:title'), metaOf(body, 'og:image')]).toEqual([titleOf(body), undefined]);
    expect(body).not.toContain('<picture');
  });

  test('every page has its own title with the name of the shop, and a description', async () => {
    const { get } = await openLaden(database);
    const titles = new Set<string | undefined>();
    for (const { path } of seiten) {
      const { body } = await get(path);
      expect(metaOf(body, 'description')?.length, path).toBeGreaterThan(20);
      expect(titleOf(body), path).toContain(laden.name);
      titles.add(titleOf(body));
    }
    expect(titles.size).toBe(seiten.length);
  });

  test('old and unknown addresses lead to the page of today, with their query string', async () => {
    const { get } = await openLaden(database);
    for (const [from, to, status] of [
      ['/produkte', '/products', 301],
      ['/produkte/018f-abc', '/products/018f-abc', 301],
      ['/produkte/mit%20Leerzeichen%20%C3%A4', '/products/mit%20Leerzeichen%20%C3%A4', 301],
      ['/warenkorb', '/cart', 301],
      ['/kasse', '/checkout', 301],
      ['/bestellung-verfolgen', '/order-tracking', 301],
      ['/ueber-uns', '/about', 301],
      ['/kontakt', '/contact', 301],
      ['/products/', '/products', 301],
      ['/products/018f-abc/', '/products/018f-abc', 301],
      ['/admin', '/admin/dashboard', 302],
      ['/profile', '/', 302],
      ['/passwort-vergessen', '/', 302],
      ['/gibt-es-nicht', '/', 302],
      ['/products/a/b', '/', 302],
      ['/admin/gibt-es-nicht', '/', 302],
      ['/impressum/alt', '/', 302],
    ] as const) {
      expect(await get(from), from).toMatchObject({ status, location: to });
      expect(await get(from + search), from).toMatchObject({ status, location: to + search });
    }
  });
});
