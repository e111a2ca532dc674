import { request as httpRequest } from 'node:http';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { databases } from '#test/database/databases.ts';
import { fakeBild, insertProdukt } from '#test/factories.ts';
import { buildTestApp, type Caller, startTestApp } from '#test/test-app.ts';
import {
  animatedImage,
  bombPng,
  imageFile,
  phoneJpeg,
  svgFile,
  truncated,
  uploadForm,
} from '#test/ware/bild-files.ts';

const upload = (admin: Caller, id: string, form: FormData) =>
  admin.post(`/admin/portfolio/${id}/upload-image`, form);

/** The number of rows in each of the picture tables. */
async function countBilder(db: Db) {
  const count = async (table: 'bild' | 'bildVariante' | 'produktBild') =>
    (await db.selectFrom(table).select('hash').execute()).length;
  return {
    bild: await count('bild'),
    bildVariante: await count('bildVariante'),
    produktBild: await count('produktBild'),
  };
}

const none = { bild: 0, bildVariante: 0, produktBild: 0 };

describe.each(databases)('POST …/upload-image on %s', (database) => {
  test('makes a phone’s photo the main picture: upright, without its location, in the shop at once', async () => {
    const { app, db, reopen, as } = await startTestApp(database);
    const id = await insertProdukt(db, { name: 'Lavendeltraum' });
    const other = await buildTestApp(reopen());
    await other.inject(`/api/portfolio/with-prices`);

    const reply = await upload(
      as('admin'),
      id,
      uploadForm(await phoneJpeg(900, 600), { alt_text: 'Seife auf Holz' }),
    );

    expect(reply.statusCode).toBe(200);
    const { success, message, data } = reply.json();
    expect({ success, message, isHauptbild: data.isHauptbild }).toEqual({
      success: true,
      message: 'Bild hochgeladen',
      isHauptbild: true,
    });
    expect(data.imageUrl).toMatch(/^\/api\/uploads\/[0-9a-f]{32}-600\.webp$/);
    expect(data.product).toMatchObject({
      _id: id,
      version: 2,
      geaendertVon: expect.stringContaining('Erika'),
    });
    const [shown] = (await other.inject('/api/portfolio/with-prices')).json().data;
    expect(shown.bilder).toEqual(data.product.bilder);
    expect(shown.bilder).toMatchObject({
      hauptbild: data.imageUrl,
      alt_text: 'Seife auf Holz',
      breite: 600,
      hoehe: 900,
    });

    const variants = await db.selectFrom('bildVariante').selectAll().execute();
    expect(variants).toHaveLength(4);
    for (const { breite, format } of variants) {
      const picture = await app.inject(data.imageUrl.replace('600.webp', `${breite}.${format}`));
      const { width, height, exif, xmp } = await sharp(picture.rawPayload).metadata();
      expect({ width, height, exif, xmp }).toEqual({ width: breite, height: (breite / 2) * 3 });
    }
  });

  test('replaces the main picture, and deletes the previous one', async () => {
    const { app, db, as } = await startTestApp(database);
    const admin = as('admin');
    const id = await insertProdukt(db);
    const first = (await upload(admin, id, uploadForm(await imageFile('jpeg', '#ff0000')))).json().data
      .imageUrl;
    const second = (await upload(admin, id, uploadForm(await imageFile('png', '#00ff00')))).json().data;
    expect(second.product.bilder).toMatchObject({ hauptbild: second.imageUrl, galerie: [] });
    expect(second.imageUrl).not.toBe(first);
    expect((await app.inject(first)).statusCode).toBe(404);
    expect(await countBilder(db)).toEqual({ bild: 1, bildVariante: 2, produktBild: 1 });
    const again = await upload(admin, id, uploadForm(await imageFile('png', '#00ff00')));
    expect(again.json().data.imageUrl).toBe(second.imageUrl);
    expect((await app.inject(second.imageUrl)).statusCode).toBe(200);
  });

  test('adds to the end of the gallery, also for concurrent uploads', async () => {
    const { db, as } = await startTestApp(database);
    const [admin, other] = [as('admin'), as('admin')];
    const id = await insertProdukt(db, { name: 'Minze' });
    const form = async (colour: string) =>
      uploadForm(await imageFile('jpeg', colour), { isHauptbild: 'false', alt_text: '' });
    await upload(admin, id, await form('#111111'));
    const replies = await Promise.all([
      upload(admin, id, await form('#ff0000')),
      upload(other, id, await form('#00ff00')),
    ]);
    const { bilder, version } = (await admin.get('/admin/portfolio')).json().data[0];
    expect(bilder).not.toHaveProperty('hauptbild');
    expect(bilder.galerie).toHaveLength(3);
    const urls = bilder.galerie.map(({ url }: { url: string }) => url);
    expect(urls.slice(1).sort()).toEqual(replies.map((reply) => reply.json().data.imageUrl).sort());
    expect(bilder.galerie[0].alt_text).toBe('Minze Produktbild');
    expect(version).toBe(4);
  });

  test('takes the first frame of an animated one', async () => {
    const { app, db, as } = await startTestApp(database);
    const id = await insertProdukt(db);
    const reply = await upload(
      as('admin'),
      id,
      uploadForm(await animatedImage('webp'), { name: 'tanz.webp' }),
    );
    const kept = await sharp((await app.inject(reply.json().data.imageUrl)).rawPayload).metadata();
    expect(kept.pages ?? 1).toBe(1);
  });

  test('refuses what is no picture or no form, in German, and stores nothing', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const id = await insertProdukt(db);
    const good = await imageFile('jpeg');
    const twoFiles = uploadForm(good);
    twoFiles.append('image', new Blob([new Uint8Array(good)]), 'zwei.jpg');
    const noFile = new FormData();
    noFile.append('isHauptbild', 'true');
    const otherField = uploadForm(good);
    otherField.delete('image');
    otherField.append('foto', new Blob([new Uint8Array(good)]), 'a.jpg');
    const manyFields = uploadForm(good);
    for (let i = 0; i < 50; i++) manyFields.append(`feld${i}`, 'x');

    const cases: [FormData, number, string][] = [
      [uploadForm(Buffer.from('Hallo')), 415, 'Das ist kein Bild'],
      [uploadForm(svgFile, { name: 'bild.png' }), 415, 'Das ist kein Bild'],
      [uploadForm(await truncated('png')), 400, 'Das Bild ist beschädigt oder unvollständig.'],
      [uploadForm(bombPng()), 413, 'Das Bild hat 3600 Megapixel. Möglich sind höchstens 50.'],
      [uploadForm(Buffer.alloc(15_000_001)), 413, 'Das Bild ist zu groß. Möglich sind höchstens 15 MB.'],
      [twoFiles, 400, 'Bitte nur eine Datei auf einmal.'],
      [noFile, 400, 'Ungültige Eingabe: image: Bitte wählen Sie ein Bild aus.'],
      [uploadForm(Buffer.alloc(0)), 400, 'Ungültige Eingabe: image: Bitte wählen Sie ein Bild aus.'],
      [otherField, 400, 'Ungültige Eingabe: image: Bitte wählen Sie ein Bild aus.'],
      [manyFields, 400, 'Das Formular ist nicht lesbar.'],
      [uploadForm(good, { isHauptbild: 'ja' }), 400, 'Ungültige Eingabe: isHauptbild: '],
      [
        uploadForm(good, { alt_text: 'x'.repeat(201) }),
        400,
        'Ungültige Eingabe: alt_text: Höchstens 200 Zeichen.',
      ],
      [uploadForm(good, { alt_text: 'x'.repeat(5000) }), 400, 'Das Formular ist nicht lesbar.'],
      [uploadForm(good, { alt_text: 'a\u202eb' }), 400, 'Ungültige Eingabe: alt_text: '],
    ];
    // More than there are places, so that every place has to be released.
    for (const [form, status, text] of cases) {
      const reply = await upload(admin, id, form);
      expect([reply.statusCode, reply.json().message]).toEqual([status, expect.stringContaining(text)]);
    }
    expect((await admin.post(`/admin/portfolio/${id}/upload-image`, { image: 'x' })).statusCode).toBe(400);
    expect((await upload(admin, 'fehlt', uploadForm(good))).statusCode).toBe(404);
    expect(await countBilder(db)).toEqual(none);
    expect((await admin.get('/admin/portfolio')).json().data[0].version).toBe(1);
  });

  test('is refused when too many of one admin or of all are waiting, and an aborted one leaves nothing', async () => {
    const { app, db, as } = await startTestApp(database);
    const [admin, other] = [as('admin'), as('admin')];
    const id = await insertProdukt(db);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const waitingOf = (one: Caller) => Promise.all([1, 2, 3, 4].map(() => openUpload(app, one, id)));
    // An upload sent before all of them have their places could take one of these.
    const allWaiting = (count: number) =>
      vi.waitUntil(
        async () =>
          (await app.metrics.getSingleMetric('shop_picture_queue')?.get())?.values[0]?.value === count,
        { timeout: 10_000 },
      );
    const waiting = await waitingOf(admin);
    await allWaiting(4);
    const one = () => upload(admin, id, new FormData());

    const reply = await one();
    expect(reply.statusCode).toBe(503);
    expect(reply.json().message).toMatch(/^Es werden gerade viele Bilder verarbeitet/);
    expect(reply.headers['retry-after']).toBe('10');
    expect((await upload(other, id, new FormData())).statusCode).toBe(400);
    waiting.push(...(await waitingOf(other)), ...(await waitingOf(as('admin'))));
    await allWaiting(12);
    expect((await upload(as('admin'), id, new FormData())).statusCode).toBe(503);

    for (const { abort } of waiting) abort();
    await allWaiting(0);
    expect((await one()).statusCode).toBe(400);
    expect(await countBilder(db)).toEqual(none);
    expect((await upload(admin, id, uploadForm(await imageFile('jpeg')))).statusCode).toBe(200);
    expect(await countBilder(db)).toEqual({ bild: 1, bildVariante: 2, produktBild: 1 });
  });

  test('leaves nothing when a statement fails midway', async () => {
    const { db, as } = await startTestApp(database);
    const id = await insertProdukt(db, { bilder: [{ bild: fakeBild(), altText: 'vorher' }] });
    const before = (await as('admin').get('/admin/portfolio')).json().data;
    const versionBefore = await db.selectFrom('katalog').select('version').executeTakeFirst();
    const failing = db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === 'produktBild')
          throw new Error('the disk is full');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const admin = as('admin');
    const headers = { authorization: `Bearer ${await admin.token()}` };
    const app = await buildTestApp(failing);

    const url = `/api/admin/portfolio/${id}/upload-image`;
    const reply = await app.inject({
      method: 'POST',
      url,
      headers,
      payload: uploadForm(await imageFile('jpeg')),
    });

    expect(reply.statusCode).toBe(500);
    expect(await countBilder(db)).toEqual({ bild: 1, bildVariante: 6, produktBild: 1 });
    expect((await admin.get('/admin/portfolio')).json().data).toEqual(before);
    expect(await db.selectFrom('katalog').select('version').executeTakeFirst()).toEqual(versionBefore);
  });
});

/** An upload over a real connection that pauses after its first half. */
async function openUpload(app: FastifyInstance, admin: Caller, id: string) {
  const { port } = app.server.address() as { port: number };
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/api/admin/portfolio/${id}/upload-image`,
    headers: {
      authorization: `Bearer ${await admin.token()}`,
      'content-type': 'multipart/form-data; boundary=grenze',
    },
  });
  request.on('error', () => {});
  request.write('--grenze\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
  request.write(await phoneJpeg());
  return { abort: () => request.destroy() };
}
