import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { imageFile, phoneJpeg, svgFile, truncated } from '#test/ware/bild-files.ts';
import { ladenBilderCalls as calls } from '../../ladenbilder/laden-bilder-calls.ts';

const path = '/einstellungen/bilder';
const params = { platz: 'startseite' };
function formOf(image: Uint8Array): FormData {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(image)]), 'bild.jpg');
  return form;
}

const countBilder = async (db: Db) => (await db.selectFrom('bild').select('hash').execute()).length;

describe.each(databases)('the pictures of the shop on %s', (database) => {
  test('are cut for wide screens and phones, and stand in what the pages load', async () => {
    const { app, db, as } = await startTestApp(database);
    const admin = as('admin');
    const before = (await app.inject('/api/laden')).json().data;
    expect(before.bild).toBeNull();

    const reply = await admin.post(`${path}/startseite`, formOf(await phoneJpeg(1200, 900)));
    expect(reply.json()).toMatchObject({ message: 'Bild hochgeladen.', data: { dasSindWir: null } });
    const { bild } = (await app.inject('/api/laden')).json().data;
    expect(bild).toEqual(reply.json().data.startseite);
    // The photo is upright: 900 wide, 1200 high.
    expect(bild).toMatchObject({
      quer: { breite: 900, hoehe: 506 },
      hoch: { breite: 900, hoehe: 1125 },
      altText: '',
    });
    for (const { url, breite, hoehe } of [bild.quer, bild.hoch]) {
      const file = await app.inject(url.replace('-800.webp', `-${breite}.avif`));
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: breite, height: hoehe });
    }
    expect((await app.inject('/api/laden/texte')).json().data.bild).toBeNull();
    expect(await countBilder(db)).toBe(2);
  });

  test('get their alternative text, also an empty one for a picture that says nothing', async () => {
    const { app, as } = await startTestApp(database);
    const admin = as('admin');
    const uploaded = await admin.post(`${path}/dasSindWir`, formOf(await imageFile('png')));
    const bild = uploaded.json().data.dasSindWir.quer.url;
    const of = async () => (await app.inject('/api/laden/texte')).json().data.bild.altText;
    const describe = (altText: string) =>
      admin.send(calls.changeText, { params: { platz: 'dasSindWir' }, body: { bild, altText } });
    await describe('Unser Hof im Mai');
    expect(await of()).toBe('Unser Hof im Mai');
    await describe('');
    expect(await of()).toBe('');
    const long = await admin.put(`${path}/dasSindWir`, { bild, altText: 'x'.repeat(201) });
    expect(long.statusCode).toBe(400);
  });

  test('are replaced without the text of the one before, and removed; nothing of them stays', async () => {
    const { app, db, as } = await startTestApp(database);
    const admin = as('admin');
    const first = (await admin.post(`${path}/startseite`, formOf(await imageFile('png')))).json().data;
    const alt = first.startseite.quer.url;
    await admin.send(calls.changeText, { params, body: { bild: alt, altText: 'Alt' } });
    const second = await admin.post(`${path}/startseite`, formOf(await phoneJpeg(300, 200)));
    const neu = second.json().data.startseite;
    expect([neu.altText, await countBilder(db)]).toEqual(['', 2]);
    expect((await app.inject(alt)).statusCode).toBe(404);

    // Somebody who still sees the first picture changes nothing of the second.
    expect((await admin.delete(`${path}/startseite?bild=${encodeURIComponent(alt)}`)).statusCode).toBe(409);
    expect((await admin.put(`${path}/startseite`, { bild: alt, altText: 'Falsch' })).statusCode).toBe(409);
    const removed = await admin.send(calls.remove, { params, query: { bild: neu.quer.url } });
    expect(removed).toMatchObject({ message: 'Bild entfernt.', data: { startseite: null } });
    expect(await countBilder(db)).toBe(0);
    expect(
      (await admin.delete(`${path}/startseite?bild=${encodeURIComponent(neu.quer.url)}`)).statusCode,
    ).toBe(404);
  });

  test('are refused if they are none, with what was there before unchanged', async () => {
    const { app, as } = await startTestApp(database);
    const admin = as('admin');
    const upload = (file: Uint8Array) => admin.post(`${path}/startseite`, formOf(file));
    await upload(await imageFile('png'));
    const before = (await app.inject('/api/laden')).json().data.bild;
    expect((await upload(svgFile)).statusCode).toBe(415);
    expect((await upload(await truncated('jpeg'))).statusCode).toBe(400);
    expect((await upload(Buffer.alloc(0))).json().fehler).toEqual(['image: Bitte wählen Sie ein Bild aus.']);
    expect((await admin.post(`${path}/anderswo`, formOf(await imageFile('png')))).statusCode).toBe(400);
    expect((await app.inject('/api/laden')).json().data.bild).toEqual(before);
  });
});
