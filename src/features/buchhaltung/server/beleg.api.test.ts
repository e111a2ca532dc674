import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { anonymiseAuftraege } from '#features/auftrag/server/index.ts';
import { verifyBelege } from '#features/beleg/server/index.ts';
import { readEinstellung, saveEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag, testAnschrift } from '#test/auftrag/auftraege.ts';
import { done } from '#test/auftrag/auftrag-aktion.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { insertMarktBeleg } from '#test/beleg/insert-markt-beleg.ts';
import { withoutBelegGuards } from '#test/beleg/without-guards.ts';
import { insertBelegAuftrag, writeBeleg } from '#test/beleg/write-beleg.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { queueTestNachricht } from '#test/konto/nachrichten.ts';
import { insertWare } from '#test/ware/ware.ts';
import { buchhaltungCalls } from '../calls.ts';

const now = () => new Date('2026-11-24T09:00:00.000Z');
const at = now().toISOString();
const tag = '2026-11-24';
const email = 'erika@kundschaft.example';
const storniert = { typ: 'storniert', angaben: { grund: 'kunde' }, at } as const;

async function startShop(database: DatabaseName) {
  const shop = await startOpenShop(database, { now });
  const ada = shop.as('admin');
  const read = async (nummer: string) => (await ada.send(buchhaltungCalls.read, { params: { nummer } })).data;
  return { ...shop, ada, read };
}

/** An order of two soaps that was sent and then reduced by 2 €: an invoice and its correction. */
async function sendAndReduce({ db, ada }: Pick<Awaited<ReturnType<typeof startShop>>, 'db' | 'ada'>) {
  const produktId = await insertWare(db, { menge: 20, preis: 5.1, name: 'Rose' });
  const zahlung = { typ: 'zahlung', angaben: { betragCent: 1510, tag }, at } as const;
  const posten = [{ produktId, menge: 2 }];
  const auftrag = await insertAuftrag(db, { posten, ereignisse: [zahlung], email, emailKey: email });
  await done(ada, auftrag, ['versendet', { dienst: 'DHL', nummer: '' }]);
  await done(ada, auftrag, ['nachlass', { betrag: 2, text: 'Bruch' }]);
  return auftrag;
}

const idOf = async (db: Db, nummer: string) =>
  (await db.selectFrom('beleg').select('id').where('nummer', '=', nummer).executeTakeFirstOrThrow()).id;

/** As it is once its PDF was drawn. */
async function keepPdf(db: Db, belegId: string): Promise<void> {
  const daten = Buffer.from('gezeichnet');
  const hash = createHash('sha256').update(daten).digest('hex');
  await db.insertInto('belegPdf').values({ belegId, daten, hash, createdAt: at }).execute();
}

const [eins, zwei, drei] = ['RE-2026-0001', 'RE-2026-0002', 'RE-2026-0003'];

describe.each(databases)('one document on %s', (database) => {
  test('says what it says, what corrects it, which mails brought it, and that its chain holds', async () => {
    const { db, ada, read } = await startShop(database);
    const auftrag = await sendAndReduce({ db, ada });
    const rows = await db.selectFrom('beleg').select(['hash', 'vorher']).orderBy('lauf').execute();
    const rechnung = await read(eins);
    const zeile = { nummer: eins, art: 'rechnung', tag, brutto: 15.1 };
    const korrektur = { nummer: zwei, art: 'korrektur', tag, brutto: -2 };
    const anlass = { art: 'bestellung', id: auftrag.id, text: auftrag.nummer };
    const mail = { id: expect.any(String), an: email, at, stand: 'wartet' };
    expect(rechnung).toEqual({
      ...zeile,
      ...{ anlass, name: `${testAnschrift.vorname} ${testAnschrift.nachname}`, istGeloescht: false },
      ...{ createdAt: at, istKleinunternehmer: false, leistung: { von: tag, bis: tag }, bezahlt: 15.1 },
      steuern: [{ satzPromille: 190, netto: 12.69, steuer: 2.41, brutto: 15.1 }],
      empfaenger: testAnschrift,
      posten: [{ nr: 1, name: 'Rose', angaben: expect.any(String), menge: 2, satzPromille: 190, preis: 5.1 }],
      betraege: [{ art: 'porto', satzPromille: 190, betrag: 4.9 }],
      ...{ zu: [], korrekturen: [korrektur] },
      kette: { ...rows[0], nachfolger: zwei, maengel: [] },
      istGezeichnet: false,
      mails: [{ ...mail, betreff: expect.stringContaining(auftrag.nummer) }],
      email,
    });
    expect(await read(zwei)).toMatchObject({
      ...korrektur,
      steuern: [{ satzPromille: 190, netto: -1.68, steuer: -0.32, brutto: -2 }],
      ...{ zu: [zeile], korrekturen: [] },
      kette: { ...rows[1], vorgaenger: eins, maengel: [] },
      mails: [mail],
    });
    await keepPdf(db, await idOf(db, eins));
    expect((await read(eins)).istGezeichnet).toBe(true);
  });

  test('of a market day leads to its place, and shows the copies that were sent of it', async () => {
    const { db, read } = await startShop(database);
    const { markttagId, nummer } = await insertMarktBeleg(db, { ort: 'Leipzig', now: at });
    const zu = [{ nummer, tag }];
    const korrektur = await writeBeleg(db, { markttagId }, { now: at, art: 'korrektur', zu });
    const [id, andere] = [await idOf(db, nummer), await idOf(db, korrektur)];
    const anhang = { art: 'beleg' as const, name: 'Rechnung' };
    const betreff = 'Rechnung RE-2026-0001';
    const kopie = { art: 'rechnung' as const, an: { email }, betreff, now: now() };
    const gesendet = await queueTestNachricht(db, { ...kopie, anhaenge: [{ ...anhang, id }] });
    await queueTestNachricht(db, { ...kopie, anhaenge: [{ ...anhang, id: andere }] });
    await queueTestNachricht(db, { ...kopie, anhaenge: [{ art: 'qr', text: id, cid: id, name: id }] });
    await queueTestNachricht(db, { ...kopie, betreff: id });
    const beleg = await read(nummer);
    expect(beleg).toMatchObject({
      anlass: { art: 'markttag', id: markttagId, text: 'Leipzig' },
      korrekturen: [{ nummer: korrektur, art: 'korrektur' }],
      mails: [{ id: gesendet.id, betreff, an: email, at, stand: 'wartet' }],
    });
    expect(beleg).not.toHaveProperty('name');
    expect(beleg).not.toHaveProperty('email');
    expect((await read(korrektur)).zu).toMatchObject([{ nummer }]);
  });

  test('without tax says so, and by when it is to be paid', async () => {
    const { db, read } = await startShop(database);
    const posten = [{ nr: 1, name: 'Rose', menge: 1, preisCent: 790, satzPromille: 0 }];
    const bank = { kontoinhaber: 'Ada', iban: 'DE02120300000000202051', bank: '', verwendungszweck: 'B-1' };
    const nummer = await writeBeleg(db, await insertBelegAuftrag(db), {
      ...{ now: at, steuermodus: 'kleinunternehmer', posten, betraege: [], bezahltCent: 0 },
      ueberweisung: { ...bank, zahlbarBis: '2026-12-08' },
    });
    expect(await read(nummer)).toMatchObject({
      ...{ istKleinunternehmer: true, bezahlt: 0, zahlbarBis: '2026-12-08' },
      steuern: [{ satzPromille: 0, netto: 7.9, steuer: 0, brutto: 7.9 }],
    });
  });

  test('whose person was deleted keeps number, sums and chain, and its files are gone', async () => {
    const { db, ada, read } = await startShop(database);
    const produktId = await insertWare(db, { menge: 20, preis: 5.1 });
    const posten = [{ produktId, menge: 1 }];
    const auftrag = await insertAuftrag(db, { posten, ereignisse: [storniert] });
    const nummer = await writeBeleg(db, { auftragId: auftrag.id, ereignisNr: 1 }, { now: at });
    await anonymiseAuftraege(db, { now: new Date('2036-01-02T09:00:00.000Z') });
    const { kette, ...beleg } = await read(nummer);
    expect(beleg).toEqual({
      ...{ nummer, art: 'rechnung', tag, brutto: 20.7, istGeloescht: true, createdAt: at },
      anlass: { art: 'bestellung', id: auftrag.id, text: auftrag.nummer },
      steuern: [{ satzPromille: 190, netto: 17.39, steuer: 3.31, brutto: 20.7 }],
      ...{ zu: [], korrekturen: [], istGezeichnet: false, mails: [] },
    });
    expect(kette.maengel).toEqual([]);
    for (const typ of ['pdf', 'xml']) {
      const reply = await ada.get(`/belege/${nummer}/${typ}`);
      expect([reply.statusCode, reply.json().message]).toEqual([
        404,
        expect.stringMatching(/^Diesen Beleg gibt es nicht mehr: Mit den Angaben der Person/),
      ]);
    }
  });

  test('is there as a file: the PDF, and the XML as it is kept', async () => {
    const { db, ada } = await startShop(database);
    const { nummer } = await insertMarktBeleg(db, { ort: 'Leipzig', now: at });
    const { xml } = await db.selectFrom('belegInhalt').select('xml').executeTakeFirstOrThrow();
    const headersOf = (typ: string) => ({
      'content-type': `application/${typ}`,
      'content-disposition': `attachment; filename="${nummer}.${typ}"`,
      'cache-control': 'private, no-store',
    });
    await keepPdf(db, await idOf(db, nummer));
    const pdf = await ada.get(`/belege/${nummer}/pdf`);
    expect([pdf.statusCode, pdf.body]).toEqual([200, 'gezeichnet']);
    expect(pdf.headers).toMatchObject(headersOf('pdf'));
    const datei = await ada.get(`/belege/${nummer}/xml`);
    expect([datei.statusCode, datei.body]).toEqual([200, xml]);
    expect(datei.headers).toMatchObject(headersOf('xml'));
  });

  test('of a number that there is not is not found, whatever is asked for', async () => {
    const { ada } = await startShop(database);
    for (const nummer of [
      'RE-2026-9999',
      're',
      '%25',
      'RE%2F2026',
      '%C3%BC',
      '%07',
      "'",
      '..%2F',
      'x'.repeat(40),
    ])
      for (const was of ['', '/pdf', '/xml']) {
        const reply = await ada.get(`/belege/${nummer}${was}`);
        expect([nummer, was, reply.statusCode, reply.json()]).toEqual([
          ...[nummer, was, 404],
          { success: false, message: 'Beleg nicht gefunden' },
        ]);
      }
    expect((await ada.get(`/belege/${'x'.repeat(41)}`)).statusCode).toBe(400);
    expect((await ada.get('/belege/%00')).statusCode).toBe(400);
  });
});

/** Damage to the second of three documents, with what each of them says of it. */
const schaeden: [string, (db: Db, id: string) => Promise<unknown>, [string[], string[], string[]]][] = [
  [
    'another sum',
    (db, id) => db.updateTable('beleg').set({ bruttoCent: 2071 }).where('id', '=', id).execute(),
    [
      [],
      [
        'Nummer, Tag, Summen oder wozu er gehört wurden verändert.',
        'Die Zeilen ergeben 2070 Cent statt 2071 Cent.',
      ],
      [],
    ],
  ],
  [
    'content that cannot be read',
    (db, id) => db.updateTable('belegInhalt').set({ inhalt: '{' }).where('belegId', '=', id).execute(),
    [[], ['Der Inhalt wurde verändert.', 'Der Inhalt ist nicht lesbar.'], []],
  ],
  [
    'another hash',
    (db, id) =>
      db
        .updateTable('beleg')
        .set({ hash: 'e'.repeat(64) })
        .where('id', '=', id)
        .execute(),
    [
      [],
      ['Nummer, Tag, Summen oder wozu er gehört wurden verändert.', 'RE-2026-0003 schließt nicht an ihn an.'],
      ['Er schließt nicht an den Beleg davor an.'],
    ],
  ],
  [
    'no content, and a PDF that is not what was drawn',
    async (db, id) => {
      await keepPdf(db, await idOf(db, drei));
      await db
        .updateTable('belegPdf')
        .set({ hash: 'a'.repeat(64) })
        .execute();
      await db.deleteFrom('belegInhalt').where('belegId', '=', id).execute();
    },
    [[], ['Der Inhalt fehlt.'], ['Das PDF wurde verändert.']],
  ],
  [
    'a place that is missing',
    async (db, id) => {
      await db.deleteFrom('belegInhalt').where('belegId', '=', id).execute();
      await db.deleteFrom('beleg').where('id', '=', id).execute();
    },
    [
      ['RE-2026-0003 schließt nicht an ihn an.'],
      [],
      ['Davor fehlt RE-2026-0002.', 'Er schließt nicht an den Beleg davor an.'],
    ],
  ],
  [
    'another end of the range',
    (db) => db.updateTable('belegFolge').set({ hash: '' }).execute(),
    [[], [], ['Der nächste Beleg schlösse nicht an ihn an.']],
  ],
];

describe.each(databases)('damage to documents on %s', (database) => {
  test.each(schaeden)('is told on the page of the document: %s', async (_title, schade, maengel) => {
    const { db, ada } = await startShop(database);
    const fuer = await insertBelegAuftrag(db);
    for (let i = 0; i < 3; i += 1) await writeBeleg(db, fuer, { now: at });
    const id = await idOf(db, zwei);
    await withoutBelegGuards(db);
    await schade(db, id);
    const seen: string[][] = [];
    for (const nummer of [eins, zwei, drei]) {
      const reply = await ada.get(`/belege/${nummer}`);
      seen.push(reply.statusCode === 404 ? [] : reply.json().data.kette.maengel);
    }
    expect(seen).toEqual(maengel);
    expect(await verifyBelege(db)).not.toEqual([]);
  });

  test('is a gap that an earlier wish for a number does not explain any more', async () => {
    const { db, read } = await startShop(database);
    const fuer = await insertBelegAuftrag(db);
    await writeBeleg(db, fuer, { now: at });
    for (const naechsteRechnung of [60, 50]) {
      const { angaben, version } = await readEinstellung(db, 'nummern');
      const neu = { name: 'nummern' as const, angaben: { ...angaben, naechsteRechnung }, version };
      await saveEinstellung(db, { ...neu, now: now(), von: { id: null, name: 'Ada' } });
    }
    expect(await writeBeleg(db, fuer, { now: at })).toBe('RE-2026-0050');
    await db.updateTable('belegFolge').set({ naechste: 60 }).execute();
    expect(await writeBeleg(db, fuer, { now: at })).toBe('RE-2026-0060');
    expect((await read('RE-2026-0050')).kette.maengel).toEqual([]);
    expect((await read('RE-2026-0060')).kette.maengel).toEqual(['Davor fehlt RE-2026-0051.']);
    expect(await verifyBelege(db)).toEqual(['Beleg RE-2026-0060: davor fehlt RE-2026-0051.']);
  });
});
