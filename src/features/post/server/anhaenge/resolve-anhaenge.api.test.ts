import { describe, expect, test } from 'vitest';
import { readEinstellungen } from '#features/einstellung/server/index.ts';
import { keepFassungen, readGezeigteFassungen } from '#features/rechtstexte/server/index.ts';
import { belegProbe } from '#test/beleg/beleg-proben.ts';
import { insertBelegRows } from '#test/beleg/insert-beleg.ts';
import { databases } from '#test/database/databases.ts';
import { hinweisForm, pdfFile } from '#test/einstellung/hinweis-files.ts';
import { startTestApp } from '#test/test-app.ts';
import { resolveAnhaenge } from './resolve-anhaenge.ts';

const now = new Date('2026-11-23T09:00:00.000Z');

describe.each(databases)('the files of a message on %s', (database) => {
  test('are the legal texts of the order as PDF, the uploaded notice, and a code', async () => {
    const { db, as } = await startTestApp(database, { now: () => now });
    const upload = await as('admin').post('/einstellungen/gewaehrleistung/datei', hinweisForm(pdfFile(), {}));
    const hinweis: string = upload.json().data.datei.hash;
    const fassungen = await readGezeigteFassungen(db, await readEinstellungen(db), {
      tag: '2026-11-23',
      adresse: 'https://seifenhof.example',
    });
    await db.transaction().execute((tx) => keepFassungen(tx, fassungen, now));
    const [agb] = fassungen;

    const dateien = await resolveAnhaenge(db, [
      { art: 'rechtstext', hash: agb?.hash ?? '', name: 'AGB.pdf', nr: 3, ladenName: 'Seifenhof' },
      { art: 'gewaehrleistung', hash: hinweis, name: '../Gewähr\r\nleistung.png' },
      { art: 'qr', text: 'Hallo', cid: 'girocode', name: 'GiroCode' },
    ]);

    expect(dateien.map(({ filename, contentType, cid }) => [filename, contentType, cid])).toEqual([
      ['AGB.pdf', 'application/pdf', undefined],
      ['Gewähr leistung.pdf', 'application/pdf', undefined],
      ['GiroCode.png', 'image/png', 'girocode'],
    ]);
    expect(dateien[0]?.content.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(dateien[1]?.content.equals(pdfFile())).toBe(true);
    expect(await resolveAnhaenge(db, [])).toEqual([]);
  });

  test('are invoices and corrections as they are kept', async () => {
    const { db } = await startTestApp(database);
    const id = await insertBelegRows(db, 1, belegProbe());
    const [datei] = await resolveAnhaenge(db, [{ art: 'beleg', id, name: 'Rechnung RE-2026-0001' }]);
    expect(datei).toMatchObject({ filename: 'Rechnung RE-2026-0001.pdf', contentType: 'application/pdf' });
    const { daten } = await db.selectFrom('belegPdf').select('daten').executeTakeFirstOrThrow();
    expect(datei?.content.equals(daten)).toBe(true);
  });

  test('are an invoice as XML where its PDF cannot be drawn, and that is logged', async () => {
    const { db } = await startTestApp(database);
    const id = await insertBelegRows(db, 1, belegProbe({ tag: 'gestern' }));
    const unlesbar = await insertBelegRows(db, 2, { ...belegProbe(), form: 2 as 1 });
    const fehler: object[] = [];
    const log = { error: (entry: object) => void fehler.push(entry) };
    const anhaenge = [id, unlesbar].map((id) => ({ art: 'beleg' as const, id, name: 'RE-2026-0001' }));
    const dateien = await resolveAnhaenge(db, anhaenge, log);
    const { xml } = await db
      .selectFrom('belegInhalt')
      .select('xml')
      .where('belegId', '=', id)
      .executeTakeFirstOrThrow();
    expect(dateien[0]).toEqual({
      ...{ filename: 'RE-2026-0001.xml', contentType: 'application/xml', content: Buffer.from(xml) },
    });
    expect(dateien[1]?.contentType).toBe('application/xml');
    expect(fehler).toEqual([
      { beleg: id, fehler: expect.stringContaining('Invalid') },
      { beleg: unlesbar, fehler: expect.stringContaining('cannot be read') },
    ]);
  });

  test('that are not in the shop are an unexpected error', async () => {
    const { db } = await startTestApp(database);
    const damals = { nr: 1, ladenName: 'Seifenhof' };
    for (const art of ['rechtstext', 'gewaehrleistung'] as const)
      await expect(resolveAnhaenge(db, [{ art, hash: 'ab', name: 'AGB', ...damals }])).rejects.toThrow(/ab$/);
    const beleg = { art: 'beleg', id: 'ab', name: 'Rechnung' } as const;
    await expect(resolveAnhaenge(db, [beleg])).rejects.toThrow(/ab$/);
  });
});
