import { describe, expect, test } from 'vitest';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { fakeBild, insertProdukt } from '#test/factories.ts';
import { oeffentlicheSeiten } from '#test/seiten.ts';
import { metaOf, openPages, publicUrl, titleOf } from '#test/shop-pages.ts';
import { demoEinstellungen } from '../../../../demo/beispiel-laden.ts';
import { addDemoEinstellungen } from '../../../../demo/einstellungen.ts';

const { laden } = demoEinstellungen;

type JsonLd = Record<string, unknown> & { '@type'?: string; '@graph'?: JsonLd[] };

/** All structured data of the page, each part separately. */
function jsonLdOf(html: string): JsonLd[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return texts.flatMap(([, text = '']) => {
    const data: JsonLd = JSON.parse(text);
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'] ?? [data];
  });
}

const typed = (parts: JsonLd[], type: string) => parts.find((part) => part['@type'] === type);

const honigwabe = {
  name: 'Honigwabe',
  seife: 'Honigseife',
  gramm: 110,
  preis: 8.5,
  bilder: ['a', 'b'].map((letter) => ({ bild: fakeBild(letter.repeat(32)), altText: 'Honigwabe im Licht' })),
};

/** The pages of the announced example workshop with one product. */
async function openLaden(database: (typeof databases)[number]) {
  const { db } = await openMigratedDatabase(database);
  await addDemoEinstellungen(db, new Date());
  const id = await insertProdukt(db, honigwabe);
  return { db, id, ...(await openPages(db)) };
}

describe.each(databases)('for search engines on %s', (database) => {
  test('the title of a product says what it is, and it has an offer with one price and its base price per kilogram (R26)', async () => {
    const { app, id, read } = await openLaden(database);
    const html = await read(`/products/${id}`);
    expect(titleOf(html)).toBe(`Honigwabe: Honigseife mit Lavendel, 110 g | ${laden.name}`);
    const parts = jsonLdOf(html);
    const product = typed(parts, 'Product');
    const { bilder } = (await app.inject(`/api/portfolio/${id}`)).json().data;

    expect(product).toMatchObject({
      name: 'Honigwabe',
      brand: { '@type': 'Brand', name: laden.name },
      image: [bilder.hauptbild, ...bilder.galerie.map(({ url }: { url: string }) => url)].map(
        (path: string) => publicUrl + path,
      ),
    });
    expect(JSON.stringify(product).match(/"price":"[^"]*"/g)).toEqual(['"price":"8.50"', '"price":"8.50"']);
    expect(product?.offers).toMatchObject({
      '@type': 'Offer',
      url: `${publicUrl}/products/${id}`,
      price: '8.50',
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '8.50',
        priceCurrency: 'EUR',
        referenceQuantity: { value: 110, unitCode: 'GRM', valueReference: { value: 1, unitCode: 'KGM' } },
      },
    });
    expect(metaOf(html, 'og:type')).toBe('product');
    expect(typed(parts, 'BreadcrumbList')?.itemListElement).toEqual([
      expect.objectContaining({ position: 1, name: 'Home', item: `${publicUrl}/` }),
      expect.objectContaining({ position: 2, name: 'Produkte', item: `${publicUrl}/products` }),
      expect.objectContaining({ position: 3, name: 'Honigwabe' }),
    ]);
  });

  test('a product without a price has no offer and therefore no structured data', async () => {
    const { db, read } = await openLaden(database);
    const id = await insertProdukt(db, { preis: undefined });
    const parts = jsonLdOf(await read(`/products/${id}`));
    expect(typed(parts, 'Product')).toBeUndefined();
    expect(typed(parts, 'BreadcrumbList')).toBeDefined();
  });

  test('the start page describes the shop as structured data', async () => {
    const { read } = await openLaden(database);
    const parts = jsonLdOf(await read('/'));
    const shop = { name: laden.name, url: `${publicUrl}/` };
    expect(typed(parts, 'Organization')).toMatchObject({ ...shop, email: laden.email });
    expect(typed(parts, 'WebSite')).toMatchObject(shop);
  });

  test('sitemap.xml lists the public pages and the products in the shop; robots.txt points to it', async () => {
    const { app, db, id } = await openLaden(database);
    await insertProdukt(db, { aktiv: false });
    const sitemap = await app.inject('/sitemap.xml');
    const locations = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);
    expect(sitemap.headers['content-type']).toMatch(/^(application|text)\/xml/);
    const expected = [...oeffentlicheSeiten, `/products/${id}`].map((path) => publicUrl + path);
    expect(locations.sort()).toEqual(expected.sort());
    for (const location of locations)
      expect((await app.inject(location.slice(publicUrl.length))).statusCode, location).toBe(200);

    const robots = await app.inject('/robots.txt');
    expect(robots.headers['content-type']).toMatch(/^text\/plain/);
    expect(robots.body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(robots.body).toMatch(/^Disallow: \/admin/m);
  });
});
