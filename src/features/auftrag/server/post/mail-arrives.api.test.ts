import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostweg, sendPost } from '#features/post/server/index.ts';
import { bestellungVon, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { hinweisForm, pdfFile } from '#test/einstellung/hinweis-files.ts';
import { startSmtp } from '#test/smtp.ts';
import { insertWare } from '#test/ware/ware.ts';

// A Monday morning in Berlin.
const now = () => new Date('2026-11-23T09:00:00.000Z');

describe.each(databases)('an order, its mail and the mail server on %s', (database) => {
  test('the customer reads her order, with terms, notice and form as PDF, and answers reach the workshop', async () => {
    const { app, db, as } = await startOpenShop(database, { now, publicUrl: 'https://seifenhof.example' });
    await changeEinstellung(db, 'post', {
      absender: 'laden@seifenhof.example',
      antwortAn: 'ada@seifenhof.example',
    });
    const datei = pdfFile();
    const upload = await as('admin').post('/einstellungen/gewaehrleistung/datei', hinweisForm(datei, {}));
    expect(upload.statusCode).toBe(200);
    const smtp = await startSmtp();
    onTestFinished(smtp.close);
    const gast = await gastMit(db, { [await insertWare(db, { menge: 3, name: 'Lavendeltraum' })]: 2 });
    const { nummer, token } = (await gast.bestelle(app, bestellungVon(await gast.kasse(app)))).json().data;
    // An order of the past keeps its documents: they are those that its shopper saw.
    await changeEinstellung(db, 'laden', { name: 'Ganz anders' });
    const { gezeigt } = await db.selectFrom('auftrag').select('gezeigt').executeTakeFirstOrThrow();
    expect(JSON.parse(gezeigt).gewaehrleistung).toBe(upload.json().data.version);
    const { version } = upload.json().data;
    await as('admin').delete(`/einstellungen/gewaehrleistung/datei?version=${version}`);

    const log = { error: (entry: object) => expect.fail(JSON.stringify(entry)) };
    const weg = openPostweg({ smtpUrl: smtp.url, dataDir: '/nowhere' });
    await sendPost(db, { now: now(), signal: new AbortController().signal, weg, log });

    const mails = await smtp.mails();
    expect(mails).toHaveLength(2);
    const mail = mails.find(({ to }) => to?.[0]?.address === 'erika@kundschaft.example');
    expect(mail).toMatchObject({
      subject: `Ihre Bestellung ${nummer} bei Seifenhof`,
      from: { address: 'laden@seifenhof.example' },
      replyTo: [{ address: 'ada@seifenhof.example' }],
      messageId: expect.stringMatching(/^<[\w-]+@seifenhof\.example>$/),
    });
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('Lavendeltraum');
      expect(text).toContain(`https://seifenhof.example/bestellung/${token}`);
    }
    const files = mail?.attachments ?? [];
    expect(files.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['girocode.png', 'image/png'],
      ['AGB.pdf', 'application/pdf'],
      ['Widerrufsbelehrung.pdf', 'application/pdf'],
      ['Gewährleistung.pdf', 'application/pdf'],
    ]);
    expect(Buffer.from(files[3]?.content as ArrayBuffer).equals(datei)).toBe(true);
    for (const { content, mimeType } of files) {
      const begin = Buffer.from(content as ArrayBuffer)
        .subarray(0, 5)
        .toString('latin1');
      expect(begin).toBe(mimeType === 'image/png' ? '\x89PNG\r' : '%PDF-');
    }
    expect(mail?.html).toContain(`cid:${files[0]?.contentId?.replaceAll(/[<>]/g, '')}`);
    const others = await db.selectFrom('nachricht').select(['gesendetAt', 'fehler']).execute();
    expect(others.every(({ gesendetAt, fehler }) => gesendetAt !== null && fehler === null)).toBe(true);
  });
});
