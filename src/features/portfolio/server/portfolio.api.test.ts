import { describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/in-transaction.ts';
import { raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { fakeBild, insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

describe.each(databases)('the public portfolio on %s', (database) => {
  test.each(['/api/portfolio', '/api/portfolio/with-prices'])(
    '%s lists active products by reihenfolge, then name as German sorts it',
    async (url) => {
      const { app, db } = await startTestApp(database);
      await insertProdukt(db, { name: 'Zimt', reihenfolge: 1, zusatz: 'Mohn', optional: 'mit Band' });
      await insertProdukt(db, { name: 'Äpfel', reihenfolge: 1 });
      await insertProdukt(db, { name: 'Honig', reihenfolge: 0 });
      await insertProdukt(db, { name: 'Versteckt', aktiv: false });

      const reply = await app.inject(url);

      expect(reply.statusCode).toBe(200);
      const { success, count, data } = reply.json();
      expect({ success, count }).toEqual({ success: true, count: 3 });
      expect(data.map(({ name }: { name: string }) => name)).toEqual(['Honig', 'Äpfel', 'Zimt']);
      expect(data[2]).toMatchObject({ zusatz: 'Mohn', optional: 'mit Band' });
    },
  );

  test('an empty catalogue is an empty list', async () => {
    const { app } = await startTestApp(database);
    expect((await app.inject('/api/portfolio/with-prices')).json()).toEqual({
      success: true,
      count: 0,
      data: [],
    });
  });

  test('one product is answered completely, with its price in euros and its pictures in order', async () => {
    const { app, db } = await startTestApp(database);
    const bild = fakeBild();
    const id = await insertProdukt(db, {
      name: 'Lavendeltraum',
      preis: 7.9,
      lang: 'Erste Zeile\nzweite Zeile',
      zusatz: 'Mohn',
      optional: 'mit Band',
      bilder: [
        { bild, altText: 'vorn' },
        { bild: fakeBild('b'.repeat(32)), altText: 'hinten' },
      ],
    });

    const { data } = (await app.inject(`/api/portfolio/${id}`)).json();

    expect(data).toMatchObject({
      _id: id,
      name: 'Lavendeltraum',
      preis: 7.9,
      gramm: 100,
      zusatz: 'Mohn',
      optional: 'mit Band',
      beschreibung: { lang: 'Erste Zeile\nzweite Zeile' },
    });
    expect(data.bilder).toMatchObject({
      hauptbild: `/api/uploads/${bild.hash}-800.webp`,
      alt_text: 'vorn',
      galerie: [{ url: `/api/uploads/${'b'.repeat(32)}-800.webp`, alt_text: 'hinten' }],
    });
  });

  test('unset fields are left out, nothing is null', async () => {
    const { app, db } = await startTestApp(database);
    const id = await insertProdukt(db, { preis: undefined, kurz: null, verpackung: null });
    const { data } = (await app.inject(`/api/portfolio/${id}`)).json();
    expect(data).not.toHaveProperty('preis');
    for (const key of ['verpackung', 'zusatz', 'optional']) expect(data).not.toHaveProperty(key);
    expect(data.beschreibung).toEqual({});
    expect(data.bilder).toEqual({ galerie: [] });
  });

  test('an announced shop sends the keys of the specification, an open one also what selling needs (R36)', async () => {
    const { app, db } = await startTestApp(database);
    const texte = { kurz: 'k', lang: 'l', inhaltsstoffe: 'i', anwendung: 'a', besonderheiten: 'b' };
    const mehr = {
      zusatz: 'Mohn',
      optional: 'mit Band',
      verpackung: 'viereck',
      weblink: 'https://seife.example',
    };
    const verkauf = {
      aufBestellung: true,
      fertigungstage: 5,
      artikelnummer: 'S-1',
      warnhinweise: 'Nicht essen.',
    };
    const id = await insertProdukt(db, { preis: 7.9, ...texte, ...mehr, ...verkauf });
    const keys = async () => {
      const one = (await app.inject(`/api/portfolio/${id}`)).json().data;
      const [listed] = (await app.inject('/api/portfolio/with-prices')).json().data;
      expect(listed).toEqual(one);
      return [Object.keys(one).sort(), Object.keys(one.beschreibung).sort()];
    };
    const angekuendigt = [
      ...['_id', 'aroma', 'beschreibung', 'bilder', 'gramm', 'name', 'optional', 'preis', 'reihenfolge'],
      ...['seife', 'seifenform', 'verpackung', 'weblink', 'zusatz'],
    ];
    expect(await keys()).toEqual([angekuendigt, Object.keys(texte).sort()]);
    await changeEinstellung(db, 'phase', { phase: 'geoeffnet' });
    expect(await keys()).toEqual([
      [...angekuendigt, 'artikelnummer', 'aufBestellung', 'fertigungstage', 'typ', 'verfuegbarkeit'].sort(),
      [...Object.keys(texte), 'warnhinweise'].sort(),
    ]);
  });

  test('an inactive or unknown product is answered with 404', async () => {
    const { app, db } = await startTestApp(database);
    const id = await insertProdukt(db, { aktiv: false });
    for (const wanted of [id, 'unbekannt', '%00', "'; drop table produkt; --"]) {
      const reply = await app.inject(`/api/portfolio/${encodeURIComponent(wanted)}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ success: false, message: 'Produkt nicht gefunden' });
    }
  });

  test('a change is in the next answer, which has another ETag', async () => {
    const { app, db } = await startTestApp(database);
    await insertProdukt(db, { name: 'Erste' });
    const before = await app.inject('/api/portfolio');
    await insertProdukt(db, { name: 'Zweite' });
    const after = await app.inject({
      url: '/api/portfolio',
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after.statusCode).toBe(200);
    expect(after.json().count).toBe(2);
  });

  test('an unchanged list is answered with 304', async () => {
    const { app, db } = await startTestApp(database);
    await insertProdukt(db);
    const { headers } = await app.inject('/api/portfolio');
    const again = await app.inject({
      url: '/api/portfolio',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    await inTransaction(db, raiseKatalogVersion);
    const stillTheSame = await app.inject({
      url: '/api/portfolio',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(stillTheSame.statusCode).toBe(304);
  });

  test('names are unique', async () => {
    const { db } = await startTestApp(database);
    await insertProdukt(db, { name: 'Lavendeltraum' });
    await expect(insertProdukt(db, { name: 'Lavendeltraum' })).rejects.toThrow();
  });
});

describe.each(databases)('GET /uploads/… on %s', (database) => {
  test('sends a variant that browsers may cache for ever', async () => {
    const { app, db } = await startTestApp(database);
    const { hash } = fakeBild();
    await insertProdukt(db, { bilder: [{ bild: fakeBild(), altText: '' }] });

    const reply = await app.inject(`/api/uploads/${hash}-400.avif`);

    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('400.avif');
    expect(reply.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${hash}-400.avif"`,
    });
    const again = await app.inject({
      url: `/api/uploads/${hash}-400.avif`,
      headers: { 'if-none-match': `"${hash}-400.avif"` },
    });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    'nix',
    `${'a'.repeat(32)}-401.avif`,
    `${'a'.repeat(32)}-400.svg`,
    '..%2f..%2fetc%2fpasswd',
    `${'a'.repeat(32)}-99999999999.webp`,
  ])('%s is answered with 404 and must not be cached', async (datei) => {
    const { app, db } = await startTestApp(database);
    await insertProdukt(db, { bilder: [{ bild: fakeBild(), altText: '' }] });
    const reply = await app.inject(`/api/uploads/${datei}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ success: false, message: 'Bild nicht gefunden' });
    expect(reply.headers['cache-control']).toBeUndefined();
  });

  test('the same picture of two products is stored once', async () => {
    const { db } = await startTestApp(database);
    await insertProdukt(db, { bilder: [{ bild: fakeBild(), altText: 'eins' }] });
    await insertProdukt(db, { bilder: [{ bild: fakeBild(), altText: 'zwei' }] });
    expect(await db.selectFrom('bild').selectAll().execute()).toHaveLength(1);
    expect(await db.selectFrom('produktBild').selectAll().execute()).toHaveLength(2);
  });
});
