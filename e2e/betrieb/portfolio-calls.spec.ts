import { produkt } from '#features/portfolio/contract.ts';
import { listEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { insertProdukt } from '#test/factories.ts';
import { demoProdukte } from '../../demo/produkte.ts';
import { fetchProdukt } from '../arrange/portfolio-calls.ts';
import { expect, test } from '../fixtures.ts';

const imLaden = demoProdukte.filter(({ aktiv }) => aktiv).map(({ name }) => name);

for (const path of ['/api/portfolio', '/api/portfolio/with-prices']) {
  test(`GET ${path} answers the products in the shop`, { tag: ['@S41', '@R7'] }, async ({ request }) => {
    const answer = await request.get(path);
    const body = await answer.json();

    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^application\/json/);
    expect(listEnvelope(produkt.strict()).parse(body)).toEqual(body);
    expect(body.count).toBe(imLaden.length);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(imLaden);
  });
}

test('GET /api/portfolio/{id} answers one product', { tag: ['@S41'] }, async ({ request }) => {
  const fromList = await fetchProdukt(request, 'Goldstück');
  const body = await (await request.get(`/api/portfolio/${fromList._id}`)).json();

  expect(okEnvelope(produkt.strict()).parse(body)).toEqual(body);
  expect(body).toEqual({ success: true, data: fromList });
  expect(body.data).toMatchObject({
    name: 'Goldstück',
    seife: 'Honigseife',
    gramm: 115,
    aroma: 'Sandelholz',
    seifenform: 'Fight Club',
    verpackung: 'tüte 100g 9x13',
    preis: 8.9,
    weblink: 'https://lindenblatt.example/dokumentation/goldstueck',
  });
});

test('unset fields are omitted, money is a number of euros', { tag: ['@S41', '@R25'] }, async ({
  request,
  db,
}) => {
  const id = await insertProdukt(db, { preis: undefined, verpackung: null, kurz: null });
  const { data } = await (await request.get(`/api/portfolio/${id}`)).json();

  expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['preis']));
  expect(data).not.toHaveProperty('verpackung');
  expect(data.beschreibung).toEqual({});
  expect(data.bilder).toEqual({ galerie: [] });
});

test('a product that is missing or inactive is a 404 in JSON', { tag: ['@S41', '@R7'] }, async ({
  request,
  db,
}) => {
  const inactive = await insertProdukt(db, { aktiv: false });
  for (const id of [inactive, 'gibt-es-nicht', '%20', "';--"]) {
    const answer = await request.get(`/api/portfolio/${id}`);

    expect(answer.status(), id).toBe(404);
    expect(await answer.json(), id).toEqual({
      success: false,
      message: expect.stringContaining('nicht gefunden'),
    });
  }
});

test('pictures are WebP and AVIF in three widths, for ever', { tag: ['@S25'] }, async ({ request }) => {
  const { bilder } = await fetchProdukt(request, 'Lavendeltraum');
  const address = bilder.hauptbild ?? '';

  expect(address).toMatch(/^\/api\/uploads\/[0-9a-f]+-\d+\.webp$/);
  expect(bilder.platzhalter).toMatch(/^data:image\//);
  for (const format of ['webp', 'avif']) {
    for (const width of new Set([400, 800, Math.min(1600, bilder.breite ?? 0)])) {
      const path = address.replace(/-\d+\.webp$/, `-${width}.${format}`);
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const etag = answer.headers().etag ?? '';
      const again = await request.get(path, { headers: { 'if-none-match': etag } });
      expect(again.status(), path).toBe(304);
      expect((await again.body()).length, path).toBe(0);
    }
  }
});
