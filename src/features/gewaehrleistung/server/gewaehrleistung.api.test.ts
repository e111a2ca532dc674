import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import type { Db } from '#server/db/connect.ts';
import { databases } from '#test/database/databases.ts';
import {
  hinweisForm,
  pdfFile,
  pngHinweis,
  protectedPdf,
  svgHinweis,
} from '#test/einstellung/hinweis-files.ts';
import { buildTestApp, type Caller, startTestApp } from '#test/test-app.ts';
import { bombPng, imageFile } from '#test/ware/bild-files.ts';
import { defaultHinweisLink } from '../contract.ts';
import { gewaehrleistungVerwaltungCalls as calls } from '../verwaltung-calls.ts';

const path = '/einstellungen/gewaehrleistung';
const upload = (admin: Caller, form: FormData) => admin.post(`${path}/datei`, form);
const katalogVersion = async (db: Db) =>
  (await db.selectFrom('katalog').select('version').executeTakeFirstOrThrow()).version;

describe.each(databases)('the guarantee notice on %s', (database) => {
  test('is in the shop on the next request after its upload, on all nodes, as a picture of three widths', async () => {
    const { app, as, reopen } = await startTestApp(database);
    const admin = as('admin');
    const other = await buildTestApp(reopen());
    expect((await other.inject('/api/gewaehrleistung')).json().data).toEqual({ hinweis: null });
    expect((await admin.send(calls.read)).data).toEqual({
      version: 0,
      datei: null,
      link: defaultHinweisLink,
      text: '',
      verlauf: [],
    });

    const reply = await upload(admin, hinweisForm(pdfFile(), { name: 'Hinweis\u200b DE.pdf' }));
    expect([reply.statusCode, reply.json().message]).toEqual([200, 'Hinweis hochgeladen.']);
    const hash = createHash('sha256').update(pdfFile()).digest('hex');
    expect(reply.json().data).toMatchObject({
      version: 1,
      datei: { hash, name: 'Hinweis DE.pdf', typ: 'pdf', seiten: 1, groesse: pdfFile().byteLength },
      verlauf: [{ version: 1, von: expect.stringContaining('Erika'), datei: 'Hinweis DE.pdf', hash }],
    });

    const { hinweis } = (await other.inject('/api/gewaehrleistung')).json().data;
    expect(hinweis).toMatchObject({ version: 1, link: defaultHinweisLink, text: '' });
    expect(
      hinweis.bilder.map(({ breite, hoehe }: { breite: number; hoehe: number }) => [breite, hoehe]),
    ).toEqual([
      [400, 566],
      [800, 1132],
      [1600, 2263],
    ]);
    for (const { url, breite, hoehe } of hinweis.bilder) {
      const bild = await app.inject(url);
      expect(bild.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { width, height } = await sharp(bild.rawPayload).metadata();
      expect([width, height]).toEqual([breite, hoehe]);
      const headers = { 'if-none-match': String(bild.headers.etag) };
      expect((await app.inject({ url, headers })).statusCode).toBe(304);
    }
  });

  test('stays stored as it came, and only an admin gets it back, as an attachment that runs nothing', async () => {
    const { app, as } = await startTestApp(database);
    const admin = as('admin');
    const svg = svgHinweis();
    const { hash } = (await upload(admin, hinweisForm(svg, { name: 'h.svg' }))).json().data.datei;
    const reply = await admin.get(`${path}/datei/${hash}`);
    expect(reply.rawPayload.equals(svg)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await as('employee').get(`${path}/datei/${hash}`)).statusCode).toBe(403);
    expect((await app.inject(`/api${path}/datei/${hash}`)).statusCode).toBe(401);
    expect((await admin.get(`${path}/datei/${'0'.repeat(64)}`)).statusCode).toBe(404);
    for (const name of [`${hash}-401.webp`, `${hash}-400.png`, `${hash}.svg`, 'x'])
      expect((await app.inject(`/api/gewaehrleistung/bild/${name}`)).statusCode).toBe(404);
  });

  test('is replaced, described and removed by versions that stay, each visible at once', async () => {
    const { app, db, as } = await startTestApp(database);
    const admin = as('admin');
    const shown = async () => (await app.inject('/api/gewaehrleistung')).json().data.hinweis;
    const before = await katalogVersion(db);
    await upload(admin, hinweisForm(await pngHinweis(), { name: 'eins.png' }));
    const first = await shown();
    await upload(admin, hinweisForm(pdfFile(), { version: 1, name: 'zwei.pdf' }));
    expect((await shown()).bilder).not.toEqual(first.bilder);
    const worte = { link: 'https://europa.eu/anders', text: 'Zwei Jahre\r\nGewährleistung ' };
    await admin.send(calls.change, { body: { ...worte, version: 2 } });
    expect(await shown()).toMatchObject({ version: 3, link: worte.link, text: 'Zwei Jahre\nGewährleistung' });
    // The same words make no version and empty no cache.
    await admin.send(calls.change, { body: { ...worte, version: 3 } });
    const removed = await admin.send(calls.remove, { query: { version: 3 } });
    expect(await shown()).toBeNull();
    expect(removed.data).toMatchObject({ version: 4, datei: null, link: worte.link });
    expect(await katalogVersion(db)).toBe(before + 4);

    const { verlauf } = (await admin.send(calls.read)).data;
    expect(verlauf.map(({ version, datei }) => [version, datei])).toEqual([
      [4, null],
      [3, 'zwei.pdf'],
      [2, 'zwei.pdf'],
      [1, 'eins.png'],
    ]);
    // An order of that time still has its picture.
    expect((await app.inject(first.bilder[0].url)).statusCode).toBe(200);
    expect((await admin.delete(`${path}/datei?version=4`)).statusCode).toBe(404);

    await upload(admin, hinweisForm(pdfFile(), { version: 4, name: 'zwei.pdf' }));
    expect(await db.selectFrom('gewaehrleistungDatei').select('hash').execute()).toHaveLength(2);
    const again = await admin.send(calls.change, { body: { ...worte, version: 5 } });
    expect(again.data.version).toBe(5);
    expect(await verifyShop(db)).toMatchObject({ problems: [] });
  });

  test('of two editors the second one gets the current state and overwrites nothing', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    await upload(admin, hinweisForm(pdfFile()));
    const replies = [
      await upload(admin, hinweisForm(await pngHinweis())),
      await admin.put(path, { link: defaultHinweisLink, text: 'anders', version: 0 }),
      await admin.delete(`${path}/datei?version=0`),
    ];
    for (const reply of replies) {
      expect([reply.statusCode, reply.json().message]).toEqual([
        409,
        expect.stringMatching(/Erika .*hat den Hinweis inzwischen geändert\./),
      ]);
      expect(reply.json().data).toMatchObject({ version: 1, datei: { typ: 'pdf' } });
    }
    const forms = await Promise.all(
      [1, 2].map(async (n) => hinweisForm(await pngHinweis(500 + n), { version: 1 })),
    );
    const statuses = (await Promise.all(forms.map((form) => upload(admin, form)))).map(
      (one) => one.statusCode,
    );
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await db.selectFrom('gewaehrleistung').select('version').execute()).toHaveLength(2);
  });

  test('refuses in German what is no official file, and stores nothing', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const before = await katalogVersion(db);
    const noFile = new FormData();
    noFile.append('version', '0');
    const noVersion = hinweisForm(pdfFile());
    noVersion.delete('version');
    const entity = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}">]>`;
    const cases: [FormData, number, string][] = [
      [hinweisForm(Buffer.from('Hallo')), 415, 'Möglich sind PDF, PNG und SVG.'],
      [hinweisForm(await imageFile('jpeg'), { name: 'hinweis.pdf' }), 415, 'Möglich sind PDF, PNG und SVG.'],
      [hinweisForm(Buffer.alloc(10_000_001, '%PDF-')), 413, 'Möglich sind höchstens 10 MB.'],
      [hinweisForm(bombPng()), 413, 'Das Bild hat 3600 Megapixel.'],
      [hinweisForm(protectedPdf()), 400, 'mit einem Passwort geschützt'],
      [hinweisForm(pdfFile().subarray(0, 200)), 400, 'beschädigt oder unvollständig'],
      [hinweisForm(svgHinweis({ inside: '<script>1</script>' })), 400, 'enthält ein Programm'],
      [hinweisForm(svgHinweis({ before: entity, inside: '<desc>&x;</desc>' })), 400, 'eigene Definitionen'],
      [hinweisForm(svgHinweis({ before: laughs })), 400, 'eigene Definitionen'],
      [hinweisForm(svgHinweis({ inside: '<image href="https://x.example/a.png"/>' })), 400, 'andere Dateien'],
      [hinweisForm(await pngHinweis(200, 150)), 400, 'nur 200 Pixel breit'],
      [noFile, 400, 'datei: Bitte wählen Sie eine Datei aus.'],
      [noVersion, 400, 'version: '],
    ];
    for (const [form, status, text] of cases) {
      const reply = await upload(admin, form);
      expect([reply.statusCode, reply.json().message]).toEqual([status, expect.stringContaining(text)]);
    }
    const worte = { link: defaultHinweisLink, text: '', version: 0 };
    for (const [feld, body] of [
      ['link', { ...worte, link: 'javascript:alert(1)' }],
      ['link', { ...worte, link: 'europa.eu' }],
      ['link', { ...worte, link: 'https://europa.eu@boese.example/' }],
      ['text', { ...worte, text: 'x'.repeat(4001) }],
      ['version', { ...worte, version: 'neu' }],
    ] as const) {
      const reply = await admin.put(path, body);
      expect([reply.statusCode, reply.json().fehler]).toEqual([400, [expect.stringMatching(`^${feld}: `)]]);
    }
    for (const role of ['employee', 'customer'] as const)
      expect((await upload(as(role), hinweisForm(pdfFile()))).statusCode).toBe(403);
    expect(await katalogVersion(db)).toBe(before);
    for (const table of ['gewaehrleistung', 'gewaehrleistungDatei', 'gewaehrleistungBild'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('cannot be changed in the database, and a damaged file is found', async () => {
    const { db, as } = await startTestApp(database);
    await upload(as('admin'), hinweisForm(pdfFile()));
    await expect(db.updateTable('gewaehrleistung').set({ text: 'x' }).execute()).rejects.toThrow(
      'only added',
    );
    await expect(db.deleteFrom('gewaehrleistungDatei').execute()).rejects.toThrow('only added');
    const hash = 'f'.repeat(64);
    const datei = {
      hash,
      typ: 'png',
      groesse: 1,
      seiten: 1,
      breite: 400,
      hoehe: 400,
      createdAt: '',
    } as const;
    await db
      .insertInto('gewaehrleistungDatei')
      .values({ ...datei, daten: Buffer.from('x') })
      .execute();
    expect((await verifyShop(db)).problems).toEqual([
      'Gewährleistungshinweis: Datei ffffffffffff… hat einen anderen Inhalt.',
      'Gewährleistungshinweis: Datei ffffffffffff… hat nicht alle ihre Bilder.',
    ]);
  });
});
