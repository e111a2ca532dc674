import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { addBeleg, listBelegeVon } from '#features/beleg/server/index.ts';
import { lockBestaende } from '#features/bestand/server/index.ts';
import { readBestellung } from '#features/bestellung/server/read-bestellung.ts';
import type { Anhang } from '#features/post/nachricht.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { insertAuftrag, testAnschrift } from '#test/auftrag/auftraege.ts';
import { done, doWith } from '#test/auftrag/auftrag-aktion.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { belegProbe } from '#test/beleg/beleg-proben.ts';
import { insertBelegAuftrag } from '#test/beleg/write-beleg.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { isBlocking } from '#test/database/is-blocking.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { insertWare } from '#test/ware/ware.ts';
import { leereAnschrift } from '../../anschrift/anschrift.ts';
import { bookOnlineZahlung } from '../geld/book-online-zahlung.ts';
import { endErstattung } from '../geld/end-erstattung.ts';
import { recordUmsaetze } from '../geld/record-umsaetze.ts';
import { recordZahlung } from '../geld/record-zahlung.ts';
import { anonymiseAuftraege } from '../loeschung/anonymise-auftraege.ts';
import { bookRueckgabe } from '../widerruf/book-rueckgabe.ts';
import { bookWiderruf, recordWiderruf, unbookWiderruf } from '../widerruf/book-widerruf.ts';

const now = () => new Date('2026-11-24T09:00:00.000Z');
const at = now().toISOString();
const tag = '2026-11-24';
const dhl = { dienst: 'DHL', nummer: '' };
const bearbeitung = { von: { id: null, name: 'Ada' }, now: now(), adresse: 'https://seifenhof.example' };

const einmal = { ...bearbeitung, note: async () => true };
const online = { betragCent: 10, online: { versuch: 'v1', weg: 'karte' as const, modus: 'live' as const } };
const gezahlt = (betragCent: number) => ({ typ: 'zahlung' as const, angaben: { betragCent, tag }, at });

type Wie = Parameters<typeof insertAuftrag>[1];

/** Orders of a soap of 5.10 €, with 4.90 € postage; paid unless said otherwise. */
async function startShop(database: DatabaseName) {
  const shop = await startOpenShop(database, { now });
  const { db } = shop;
  const produktId = await insertWare(db, { menge: 200, preis: 5.1, name: 'Rose' });
  const order = (menge: number, wie: Partial<Wie> = {}) => {
    const ereignisse = [gezahlt(menge * 510 + 490)];
    return insertAuftrag(db, { posten: [{ produktId, menge }], ereignisse, ...wie });
  };
  return { ...shop, ada: shop.as('admin'), order };
}

const belegeOf = async (db: Db, id: string) => (await listBelegeVon(db, [id])).get(id) ?? [];
const kurzOf = async (db: Db, { id }: { id: string }) =>
  (await belegeOf(db, id)).map(({ art, bruttoCent, ereignisNr }) => [art, bruttoCent, ereignisNr]);

const angaben = 'Seife ·\u00a0Sheabutter ·\u00a0Lavendel ·\u00a0100 g';

/** The documents that are attached to the messages of an order, by kind. */
async function anhaengeOf(db: Db) {
  const rows = await db.selectFrom('nachricht').select(['art', 'anhaenge']).orderBy('id').execute();
  return rows.map(({ art, anhaenge }) => {
    const alle: Anhang[] = JSON.parse(anhaenge);
    return [art, alle.flatMap((one) => (one.art === 'beleg' ? one.name : []))];
  });
}

describe.each(databases)('documents of orders on %s', (database) => {
  test('a parcel is invoiced as it leaves, and its customer gets that with the mail', async () => {
    const { db, as, ada, order } = await startShop(database);
    const auftrag = await order(2);
    const sent = await done(ada, auftrag, ['versendet', dhl]);
    const [beleg, ...weitere] = await belegeOf(db, auftrag.id);
    expect(weitere).toEqual([]);
    expect(beleg).toMatchObject({ art: 'rechnung', tag, bruttoCent: 1510, ereignisNr: 3 });
    expect(beleg?.inhalt).toMatchObject({
      empfaenger: testAnschrift,
      posten: [{ nr: 1, name: 'Rose', angaben, menge: 2, preisCent: 510, satzPromille: 190 }],
      betraege: [{ art: 'porto', satzPromille: 190, betragCent: 490 }],
      bezahltCent: 1510,
    });
    const nummer = beleg?.nummer ?? '';
    const [post] = await listPost(db, 'versandt');
    expect(post?.text).toContain(`Anbei: Rechnung ${nummer}.`);
    expect(await anhaengeOf(db)).toContainEqual(['versandt', [nummer]]);
    expect(sent.belege).toEqual([{ nummer, art: 'rechnung', tag, brutto: 15.1 }]);
    const mitarbeit = (await as('employee').get(`/bestellungen/${auftrag.id}`)).json().data;
    expect(mitarbeit).not.toHaveProperty('belege');
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('two parcels have an invoice each, and what is not sent after all has none', async () => {
    const { db, ada, order } = await startShop(database);
    const auftrag = await order(4);
    const rest = { von: '2026-12-01', bis: '2026-12-03' };
    await done(ada, auftrag, ['versendet', { ...dhl, teile: [{ nr: 1, menge: 1 }], rest }]);
    await done(ada, auftrag, ['versendet', { ...dhl, teile: [{ nr: 1, menge: 2 }], rest }]);
    await done(ada, auftrag, ['teilStornieren', { teile: [{ nr: 1, menge: 1 }] }]);
    expect(await kurzOf(db, auftrag)).toEqual([
      ['rechnung', 1000, 3],
      ['rechnung', 1020, 4],
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('a withdrawal is corrected; a mail of its own brings that, and not again the mail about its money', async () => {
    const { db, ada, order } = await startShop(database);
    const auftrag = await order(2);
    const { id } = auftrag;
    const { letzteNr } = await done(ada, auftrag, ['versendet', dhl]);
    await recordWiderruf(db, { id, widerruf: 'w1' }, bearbeitung);
    const buchung = { id, widerruf: 'w1', teile: [{ nr: 1, menge: 1 }], versandCent: 0 };
    const book = (gesehen: number) => bookWiderruf(db, { ...buchung, gesehen }, bearbeitung);
    await book(letzteNr + 1);
    await unbookWiderruf(db, { id, widerruf: 'w1', gesehen: letzteNr + 2 }, bearbeitung);
    await book(letzteNr + 3);
    await done(ada, auftrag, ['erstattung', { betrag: 5, tag }]);
    expect(await kurzOf(db, auftrag)).toEqual([
      ['rechnung', 1510, 3],
      ['korrektur', -510, 5],
      // The pieces are billed again.
      ['rechnung', 510, 6],
      ['korrektur', -510, 7],
    ]);
    const [erste, korrektur, zweite, letzte] = await belegeOf(db, id);
    expect(korrektur?.inhalt?.zu).toEqual([{ nummer: erste?.nummer, tag }]);
    expect(letzte?.inhalt?.zu.map(({ nummer }) => nummer)).toEqual([erste?.nummer, zweite?.nummer]);
    const nummern = [korrektur, zweite, letzte].map((one) => [one?.nummer]);
    expect((await anhaengeOf(db)).filter(([art]) => art === 'rechnung' || art === 'erstattung')).toEqual([
      ...nummern.map((one) => ['rechnung', one]),
      ['erstattung', []],
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('what is let go of is corrected, also when that is taken back, and what is not asked for', async () => {
    const { db, ada, order } = await startShop(database);
    const auftrag = await order(2);
    await done(ada, auftrag, ['versendet', dhl]);
    await done(ada, auftrag, ['nachlass', { betrag: 2, text: 'Bruch' }]);
    const [, korrektur] = await belegeOf(db, auftrag.id);
    expect(await anhaengeOf(db)).toContainEqual(['nachlass', [korrektur?.nummer]]);
    await done(ada, auftrag, ['zuruecknehmen', { nr: 4 }]);
    expect(await kurzOf(db, auftrag)).toEqual([
      ['rechnung', 1510, 3],
      ['korrektur', -200, 4],
      ['korrektur', 200, 5],
    ]);
    const unbezahlt = await order(2, { ereignisse: [gezahlt(1500)] });
    await done(ada, unbezahlt, ['versendet', { ...dhl, ohneZahlung: true }]);
    const seite = await readBestellung(db, unbezahlt.token);
    expect(seite.ueberweisung?.zahlbarBis).toBe('2026-12-01');
    await done(ada, unbezahlt, ['erlassen']);
    expect(await kurzOf(db, unbezahlt)).toEqual([
      ['rechnung', 1510, 3],
      ['korrektur', -10, 4],
    ]);
    const [rechnung] = await belegeOf(db, unbezahlt.id);
    expect(rechnung?.inhalt).toMatchObject({
      bezahltCent: 1500,
      ueberweisung: { verwendungszweck: unbezahlt.nummer, zahlbarBis: '2026-12-01' },
    });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test.each<[string, (db: Db, id: string) => Promise<unknown>]>([
    ['typed', (db, id) => recordZahlung(db, { id, betragCent: 10, tag }, bearbeitung)],
    [
      'in the file of the bank',
      (db, id) => recordUmsaetze(db, [[{ id, betragCent: 10, tag, umsatz: 'a'.repeat(64) }]], bearbeitung),
    ],
    ['from a provider', (db, auftragId) => bookOnlineZahlung(db, { auftragId, ...online }, einmal)],
  ])('a rest that was let go of and comes all the same is billed again: %s', async (_weg, zahle) => {
    const { db, ada, order } = await startShop(database);
    const auftrag = await order(2, { ereignisse: [gezahlt(1500)] });
    await done(ada, auftrag, ['versendet', { ...dhl, ohneZahlung: true }]);
    await done(ada, auftrag, ['erlassen']);
    await zahle(db, auftrag.id);
    expect(await kurzOf(db, auftrag)).toEqual([
      ['rechnung', 1510, 3],
      ['korrektur', -10, 4],
      ['korrektur', 10, 5],
    ]);
    expect((await belegeOf(db, auftrag.id)).map(({ inhalt }) => inhalt?.bezahltCent)).toEqual([
      1500, -10, 10,
    ]);
  });

  test('a rest that was let go of and is there after all, because a refund came to nothing, is billed again', async () => {
    const { db, ada, order } = await startShop(database);
    const erstattung = 'e1';
    const zurueck = { typ: 'erstattung' as const, angaben: { betragCent: 10, tag, erstattung }, at };
    const auftrag = await order(2, { ereignisse: [gezahlt(1510), zurueck] });
    await done(ada, auftrag, ['versendet', { ...dhl, ohneZahlung: true }]);
    await done(ada, auftrag, ['erlassen']);
    const ende = { auftragId: auftrag.id, erstattung, ende: 'gescheitert' as const, note: async () => true };
    await endErstattung(db, ende, bearbeitung);
    expect(await kurzOf(db, auftrag)).toEqual([
      ['rechnung', 1510, 4],
      ['korrektur', -10, 5],
      ['korrektur', 10, 7],
    ]);
  });

  test('above 250 € nothing is handed over to nobody: who it was is kept until the order is anonymous', async () => {
    const { db, ada, order } = await startShop(database);
    const bar = { versandart: 'abholung', zahlart: 'abholung', faelligAt: null, ereignisse: [] } as const;
    const ohne = { ...bar, ereignisse: [], rechnung: JSON.stringify({ ...leereAnschrift, vorname: 'Zara' }) };
    const klein = await order(40, ohne);
    expect((await ada.get(`/bestellungen/${klein.id}`)).json().data.brauchtRechnungAn).toBe(false);
    await done(ada, klein, ['abgeholt', { bezahlt: true }]);
    expect((await belegeOf(db, klein.id))[0]?.inhalt).not.toHaveProperty('empfaenger');
    const gross = await order(49, ohne);
    expect((await ada.get(`/bestellungen/${gross.id}`)).json().data.brauchtRechnungAn).toBe(true);
    const refused = await doWith(ada, gross, ['abgeholt', { bezahlt: true }]);
    expect([refused.statusCode, refused.json().fehler]).toEqual([
      400,
      ['rechnungAn: Über 250 € braucht die Rechnung einen Namen und eine Anschrift.'],
    ]);
    const rechnungAn = { ...testAnschrift, nachname: 'Zarathustra' };
    const fort = await done(ada, gross, ['abgeholt', { bezahlt: true, rechnungAn }]);
    expect(fort.ereignisse.at(-1).details).toContain(
      'Rechnung an: Erika Zarathustra, Lindenallee 12, 04109 Leipzig',
    );
    expect([fort.rechnungAn, fort.rechnung.nachname]).toEqual([rechnungAn, '']);
    expect((await belegeOf(db, gross.id))[0]?.inhalt?.empfaenger).toEqual(rechnungAn);
    // It is found by this name, as long as it is there.
    const found = async () => (await ada.get('/bestellungen?suche=zarathustra')).json().data.auftraege;
    expect(await found()).toMatchObject([{ _id: gross.id }]);
    // Whose address is known keeps it.
    const bekannt = await order(49, { ...bar, ereignisse: [] });
    await done(ada, bekannt, ['abgeholt', { bezahlt: true, rechnungAn }]);
    expect((await belegeOf(db, bekannt.id))[0]?.inhalt?.empfaenger).toEqual(testAnschrift);
    expect((await verifyShop(db)).problems).toEqual([]);
    const events = db.selectFrom('auftragEreignis').select('angaben').where('typ', '=', 'abgeholt');
    expect(JSON.stringify(await events.execute())).toContain('Zarathustra');
    await anonymiseAuftraege(db, { now: new Date('2035-01-01T00:00:00.000Z') });
    expect(JSON.stringify(await events.execute())).not.toContain('Zarathustra');
    expect(await found()).toEqual([]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  // Who holds that stock and takes a number next waits for nobody. SQLite has one writer: nobody can wait there.
  test.runIf(database === 'PostgreSQL')('stock of another line is locked before the number', async () => {
    const { db, ada } = await startShop(database);
    const [x, y] = [
      await insertWare(db, { menge: 9, preis: 5.1 }),
      await insertWare(db, { menge: 9, preis: 5.1 }),
    ];
    const posten = [
      { produktId: x, menge: 1 },
      { produktId: y, menge: 1 },
    ];
    const { id, ...auftrag } = await insertAuftrag(db, { posten, ereignisse: [gezahlt(1510)] });
    const { letzteNr } = await done(ada, { id, ...auftrag }, ['versendet', dhl]);
    const buche = (db: Db, widerruf: string, wie: { nr: number; gesehen: number; versandCent: number }) => {
      const { nr, ...rest } = wie;
      return bookWiderruf(db, { id, widerruf, teile: [{ nr, menge: 1 }], ...rest }, bearbeitung);
    };
    await buche(db, 'w1', { nr: 2, gesehen: letzteNr, versandCent: 0 });
    const fuer = await insertBelegAuftrag(db);
    const versuche = { andere: 0, widerruf: 0 };
    const haelt = Promise.withResolvers<void>();
    const andere = inTransaction(db, async (db) => {
      versuche.andere += 1;
      await lockBestaende(db, [y]);
      haelt.resolve();
      while (!(await isBlocking(db)));
      await addBeleg(db, belegProbe({ bezahltCent: 2070 }), { fuer, now: now() });
    });
    await haelt.promise;
    const widerruf = inTransaction(db, async (db) => {
      versuche.widerruf += 1;
      await buche(db, 'w2', { nr: 1, gesehen: letzteNr + 2, versandCent: 490 });
      const zurueck = [{ nr: 2, menge: 1, verkaufbar: true }];
      await bookRueckgabe(db, { id, widerruf: 'w2', zurueck }, bearbeitung);
    });
    await Promise.all([andere, widerruf]);
    // A deadlock would have made one of them begin again.
    expect(versuche).toEqual({ andere: 1, widerruf: 1 });
  });

  test('what was delivered before there were documents gets none, and the workshop is told', async () => {
    const { db, as, ada, order } = await startShop(database);
    const fort = { typ: 'versendet' as const, angaben: { ...dhl, teile: [{ nr: 1, menge: 1 }] }, at };
    const auftrag = await order(2, { ereignisse: [gezahlt(1510), fort] });
    await done(ada, auftrag, ['versendet', dhl]);
    await done(ada, auftrag, ['nachlass', { betrag: 2, text: 'Bruch' }]);
    expect(await belegeOf(db, auftrag.id)).toEqual([]);
    const read = async (who: 'admin' | 'employee', { id }: { id: string }) =>
      (await as(who).get(`/bestellungen/${id}`)).json().data.istAltbestand;
    expect([await read('admin', auftrag), await read('employee', auftrag)]).toEqual([true, true]);
    expect(await read('admin', await order(1))).toBeUndefined();
    expect((await verifyShop(db)).problems).toEqual([]);
  });
});
