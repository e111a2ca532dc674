import { portfolioStats, uploadedBild, verwaltetesProdukt } from '#features/portfolio/contract.ts';
import { listEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { produktBody } from '#test/factories.ts';
import { phoneJpeg } from '#test/ware/bild-files.ts';
import { demoProdukte } from '../../demo/produkte.ts';
import { fetchSession } from '../arrange/accounts.ts';
import { expect, test } from '../fixtures.ts';

test('the calls of the back office for products and pictures answer with their shapes', {
  tag: ['@A31', '@R4', '@R9'],
}, async ({ request }) => {
  const { token } = await fetchSession(request, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const base = '/api/admin/portfolio';

  const list = await (await request.get(base, { headers })).json();
  expect(listEnvelope(verwaltetesProdukt.strict()).parse(list)).toEqual(list);
  expect(list.count).toBe(demoProdukte.length);
  const stats = await (await request.get(`${base}/stats`, { headers })).json();
  expect(okEnvelope(portfolioStats.strict()).parse(stats).data.totalProducts).toBe(demoProdukte.length);

  const created = await request.post(base, { headers, data: produktBody({ name: 'Neue Seife' }) });
  const { data, message } = okEnvelope(verwaltetesProdukt.strict()).parse(await created.json());
  expect([created.status(), message]).toEqual([201, 'Produkt erstellt']);
  const url = `${base}/${data._id}`;

  // 40 megapixels, as the largest phones make them, rotated by the EXIF orientation.
  const image = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await phoneJpeg(7300, 5500) };
  for (const isHauptbild of ['true', 'false']) {
    const multipart = { image, isHauptbild, alt_text: 'Neue Seife Produktbild' };
    const uploaded = await (await request.post(`${url}/upload-image`, { headers, multipart })).json();
    expect(okEnvelope(uploadedBild.strict()).parse(uploaded).data.product.bilder).toMatchObject({
      breite: 5500,
      hoehe: 7300,
    });
  }
  const shown = await (await request.get(`/api/portfolio/${data._id}`)).json();
  expect(shown.data.bilder.galerie).toMatchObject([{ alt_text: 'Neue Seife Produktbild' }]);
  expect((await request.get(shown.data.bilder.hauptbild)).headers()['content-type']).toBe('image/webp');

  const changed = await request.put(url, { headers, data: { ...data, preis: 6.5, version: undefined } });
  expect((await changed.json()).data).toMatchObject({ preis: 6.5, version: 4 });
  const late = await request.put(url, { headers, data: { preis: 7, version: 1 } });
  expect([late.status(), (await late.json()).data.produkt.preis]).toEqual([409, 6.5]);

  for (const path of ['image/galerie/0', 'image/hauptbild', ''])
    expect((await request.delete(`${url}/${path}`, { headers })).status()).toBe(200);
  expect((await request.get(`/api/portfolio/${data._id}`)).status()).toBe(404);
});
