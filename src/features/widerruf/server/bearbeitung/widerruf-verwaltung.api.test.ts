import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { expireAuftraege } from '#features/auftrag/server/index.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Db } from '#server/db/connect.ts';
import { gehalten, insertAuftrag } from '#test/auftrag/auftraege.ts';
import { done, doWith } from '#test/auftrag/auftrag-aktion.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { erklaere, erklaerung } from '#test/auftrag/widerruf.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { buildTestApp } from '#test/test-app.ts';
import { insertWare } from '#test/ware/ware.ts';
import type { Widerruf } from '../../bearbeitung/verwaltung-contract.ts';
import { widerrufBody } from '../../contract.ts';
import { declareWiderruf } from '../eingang/declare-widerruf.ts';
import { processWiderrufe } from '../eingang/process-widerrufe.ts';

const now = () => new Date('2026-11-26T09:14:00.000Z');
const tag = '2026-11-26';
const at = '2026-11-24T09:00:00.000Z';

/** An order of three roses and a lavender for 5,10 € each with 4,90 € postage: 25,30 €. */
async function startMitAuftrag(database: DatabaseName, ereignisse: Ereignis[] = []) {
  const shop = await startOpenShop(database, { now });
  const rose = await insertWare(shop.db, { menge: 5, preis: 5.1 });
  const lavendel = await insertWare(shop.db, { menge: 5, preis: 5.1 });
  const posten = [
    { produktId: rose, menge: 3 },
    { produktId: lavendel, menge: 1 },
  ];
  const auftrag = await insertAuftrag(shop.db, { posten, ereignisse, nummer: 'B-26-K7M4Q' });
  const ada = shop.as('admin');
  const list = async () => (await ada.get('/widerrufe')).json().data;
  const ersterOffener = async (): Promise<Widerruf> => (await list()).offene[0];
  const tu = (id: string, was: string, body: object = {}) => ada.post(`/widerrufe/${id}/${was}`, body);
  return { ...shop, rose, lavendel, auftrag, ada, list, ersterOffener, tu };
}

const alles = [
  { nr: 1, menge: 3 },
  { nr: 2, menge: 1 },
];
const bezahlt: Ereignis = { typ: 'zahlung', angaben: { betragCent: 2530, tag: '2026-11-24' }, at };
const versendet: Ereignis = {
  typ: 'versendet',
  angaben: {
    dienst: 'DHL',
    nummer: '00340434',
    teile: [
      { nr: 1, menge: 3 },
      { nr: 2, menge: 1 },
    ],
  },
  at,
};

async function mengeOf(db: Db, artikelId: string): Promise<number> {
  const { menge } = await db
    .selectFrom('bestand')
    .select('menge')
    .where('artikelId', '=', artikelId)
    .executeTakeFirstOrThrow();
  return menge;
}

const listRueckgaben = (db: Db) =>
  db.selectFrom('bewegung').select(['grund', 'menge']).where('grund', 'like', 'Rückgabe%').execute();

describe.each(databases)('withdrawals in the back office on %s', (database) => {
  test('one with number and address is matched, stops the packing, and shows the day of the money', async () => {
    const { app, auftrag, ada, ersterOffener } = await startMitAuftrag(database, [bezahlt]);
    await erklaere(app, { bestellung: 'Bestellung b26 k7m4q vom Montag' });
    expect(await ersterOffener()).toMatchObject({
      ...{ geldBis: '2026-12-10', aufgaben: ['buchen'], isGebucht: false, beleg: 'post', vorschlaege: [] },
      auftrag: {
        ...{ nummer: 'B-26-K7M4Q', versand: 4.9, zurueck: 0 },
        posten: [
          { nr: 1, moeglich: 3, imHaus: 3, gewuenscht: 3, erwartet: 0 },
          { nr: 2, moeglich: 1, imHaus: 1, gewuenscht: 1 },
        ],
      },
    });
    const order = (await ada.get(`/bestellungen/${auftrag.id}`)).json().data;
    expect(order).toMatchObject({ aufgabe: 'problem', stand: 'bezahlt' });
    expect(order.aktionen).not.toContain('gepackt');
    const refused = await doWith(ada, auftrag, ['gepackt']);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Zu dieser Bestellung ist ein Widerruf eingegangen. Bitte zuerst unter „Widerrufe“ bearbeiten.',
    ]);
    const seen = (await app.inject({ url: `/api/bestellung/${auftrag.token}` })).json().data;
    expect(seen).toMatchObject({ istWiderrufen: true, kannStornieren: false });
    expect((await ada.get('/widerrufe/lage')).json().data).toEqual({ offen: 1, geldBis: '2026-12-10' });
  });

  test('of an unpaid one no money is asked for any more', async () => {
    const { app, db, auftrag, ersterOffener, tu, ada } = await startMitAuftrag(database);
    await erklaere(app);
    const later = new Date('2026-12-20T09:00:00.000Z');
    const log = { info: () => {}, error: () => {} };
    const run = { now: later, signal: new AbortController().signal, adresse: 'http://localhost', log };
    await expireAuftraege(db, run);
    const order = (await ada.get(`/bestellungen/${auftrag.id}`)).json().data;
    expect(order.ereignisse.map(({ typ }: { typ: string }) => typ)).toEqual(['bestellt', 'widerruf']);
    expect((await app.inject({ url: `/api/bestellung/${auftrag.token}` })).json().data).not.toHaveProperty(
      'ueberweisung',
    );
    const { _id, auftrag: seen } = await ersterOffener();
    const alles = {
      gesehen: seen?.letzteNr,
      teile: [
        { nr: 1, menge: 3 },
        { nr: 2, menge: 1 },
      ],
      versand: 4.9,
    };
    expect((await tu(_id, 'buchen', alles)).json().data).toMatchObject({ aufgaben: [] });
    expect((await ada.get(`/bestellungen/${auftrag.id}`)).json().data).toMatchObject({
      ...{ stand: 'widerrufen', aufgabe: 'erledigt', offen: 0, zurueck: 0, steuer: [] },
    });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('of what has not left the house the pieces are free again; a part leaves the rest to be packed', async () => {
    const { app, db, rose, lavendel, auftrag, ada, ersterOffener, tu, list } = await startMitAuftrag(
      database,
      [bezahlt],
    );
    await erklaere(app, { teile: [{ nr: 1, menge: 2, name: 'Rose' }], link: auftrag.token, bestellung: '' });
    const { _id, auftrag: seen } = await ersterOffener();
    expect(seen?.posten.map(({ gewuenscht }) => gewuenscht)).toEqual([2, 0]);
    const reply = await tu(_id, 'buchen', {
      ...{ gesehen: seen?.letzteNr, teile: [{ nr: 1, menge: 2 }], versand: 0, erstattetAm: tag },
    });
    expect([reply.statusCode, reply.json().data]).toEqual([200, expect.objectContaining({ aufgaben: [] })]);
    expect(await gehalten(db, rose)).toEqual({ bestand: 1, zeilen: 1 });
    expect(await gehalten(db, lavendel)).toEqual({ bestand: 1, zeilen: 1 });
    const order = (await ada.get(`/bestellungen/${auftrag.id}`)).json().data;
    expect(order).toMatchObject({
      stand: 'bezahlt',
      aufgabe: 'packen',
      gesamt: 15.1,
      bezahlt: 15.1,
      zurueck: 0,
    });
    expect((await list()).erledigte).toHaveLength(1);
    await done(ada, auftrag, ['gepackt']);
    await done(ada, auftrag, ['versendet', { dienst: 'DHL', nummer: '' }]);
    expect(await mengeOf(db, rose)).toBe(4);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('money that was returned at once is what is free: what the provider returns already is not entered twice', async () => {
    const zuViel: Ereignis = { typ: 'zahlung', angaben: { betragCent: 500, tag: '2026-11-24' }, at };
    const laeuft: Ereignis = {
      ...{ typ: 'erstattungBegonnen', at },
      angaben: { erstattung: 'e1', betragCent: 500, weg: 'anbieter' },
    };
    const { app, auftrag, ersterOffener, tu } = await startMitAuftrag(database, [bezahlt, zuViel, laeuft]);
    await erklaere(app, { teile: [{ nr: 1, menge: 2, name: 'Rose' }], link: auftrag.token, bestellung: '' });
    const { _id, auftrag: seen } = await ersterOffener();
    expect(seen).toMatchObject({ zurueck: 5, zurueckLaeuft: 5 });
    const reply = await tu(_id, 'buchen', {
      ...{ gesehen: seen?.letzteNr, teile: [{ nr: 1, menge: 2 }], versand: 0, erstattetAm: tag },
    });
    expect([reply.statusCode, reply.json().data]).toMatchObject([
      200,
      { aufgaben: [], auftrag: { bezahlt: 20.1, zurueck: 5, zurueckLaeuft: 5 } },
    ]);
  });

  test('what was sent comes back: sellable pieces lie on the shelf with a row in the ledger, others are written off, the money follows', async () => {
    const { app, db, rose, auftrag, ada, ersterOffener, tu } = await startMitAuftrag(database, [
      ...[bezahlt, versendet],
    ]);
    const vorher = await mengeOf(db, rose);
    await erklaere(app);
    let { _id, auftrag: seen } = await ersterOffener();
    expect(seen).toMatchObject({ geliefertAt: at });
    const teile = [
      { nr: 1, menge: 3 },
      { nr: 2, menge: 1 },
    ];
    const gebucht = await tu(_id, 'buchen', {
      ...{ gesehen: seen?.letzteNr, teile, versand: 4.9 },
      zurueck: [
        { nr: 1, menge: 1, verkaufbar: true },
        { nr: 1, menge: 1 },
      ],
    });
    expect(gebucht.json()).toMatchObject({
      message: 'B-26-K7M4Q: Der Widerruf ist gebucht, 25,30 € weniger.'.replaceAll(' €', '\u00a0€'),
      data: {
        aufgaben: ['geld', 'ware'],
        auftrag: { zurueck: 25.3, posten: [{ erwartet: 1 }, { erwartet: 1 }] },
      },
    });
    expect(await mengeOf(db, rose)).toBe(vorher + 1);
    expect(await listRueckgaben(db)).toEqual([{ grund: 'Rückgabe zu Bestellung B-26-K7M4Q', menge: 1 }]);
    ({ _id, auftrag: seen } = await ersterOffener());
    await done(ada, auftrag, ['erstattung', { betrag: 25.3, tag }]);
    const danach = await ersterOffener();
    expect(danach).toMatchObject({ aufgaben: ['ware'], auftrag: { bezahlt: 0, zurueck: 0 } });
    ({ _id, auftrag: seen } = danach);
    const zurueck = [
      { nr: 1, menge: 1 },
      { nr: 2, menge: 1 },
    ];
    const fertig = await tu(_id, 'rueckgabe', { gesehen: seen?.letzteNr, zurueck });
    expect(fertig.json().data).toMatchObject({ aufgaben: [] });
    expect(await mengeOf(db, rose)).toBe(vorher + 1);
    const order = (await ada.get(`/bestellungen/${auftrag.id}`)).json().data;
    expect(order).toMatchObject({ stand: 'widerrufen', aufgabe: 'erledigt', bezahlt: 0 });
    const erstattung = await db.selectFrom('nachricht').selectAll().where('art', '=', 'erstattung').execute();
    expect(erstattung).toHaveLength(1);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('refuses more than there is, more postage than was paid, a second booking, and what another has changed meanwhile', async () => {
    const { app, db, auftrag, ada, ersterOffener, tu } = await startMitAuftrag(database, [
      bezahlt,
      versendet,
    ]);
    await erklaere(app);
    const { _id, auftrag: seen } = await ersterOffener();
    const gesehen = seen?.letzteNr;
    const buche = (body: object) =>
      tu(_id, 'buchen', { gesehen, teile: [{ nr: 1, menge: 1 }], versand: 0, ...body });
    for (const [body, status, fehler] of [
      [{ teile: [{ nr: 1, menge: 4 }] }, 400, /gehen höchstens 3 Stück/],
      [{ teile: [{ nr: 7, menge: 1 }] }, 400, /Eine Zeile 7 hat diese Bestellung nicht/],
      [{ teile: [] }, 400, /mindestens ein Stück/],
      [{ versand: 5 }, 400, /höchstens 4,90/],
      [{ versand: 0.001 }, 400, /Nachkommastellen/],
      [{ zurueck: [{ nr: 1, menge: 2 }] }, 400, /geht höchstens 1 Stück/],
      [{ zurueck: [{ nr: 2, menge: 1 }] }, 400, /geht kein Stück/],
      [{ erstattetAm: '2026-12-24' }, 400, /Zukunft|heute/],
      [{ gesehen: 1 }, 409, /hat sich inzwischen geändert/],
    ] as const) {
      const reply = await buche(body);
      expect(
        [reply.statusCode, reply.json().message + (reply.json().fehler ?? '')],
        JSON.stringify(body),
      ).toEqual([status, expect.stringMatching(fehler)]);
    }
    expect(await ersterOffener()).toMatchObject({ aufgaben: ['buchen'] });
    await done(ada, auftrag, ['notiz', { text: 'Ruft morgen an' }]);
    expect((await buche({})).statusCode).toBe(409);
    const jetzt = await ersterOffener();
    expect((await buche({ gesehen: jetzt.auftrag?.letzteNr })).statusCode).toBe(200);
    const again = await ersterOffener();
    const nochmal = await buche({ gesehen: again.auftrag?.letzteNr });
    expect([nochmal.statusCode, nochmal.json().message]).toEqual([409, 'Dieser Widerruf ist schon gebucht.']);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('of two who book it at once on two nodes one wins', async () => {
    const { app, db, reopen, ersterOffener, ada } = await startMitAuftrag(database, [bezahlt, versendet]);
    await erklaere(app);
    const { _id, auftrag: seen } = await ersterOffener();
    const nodes = [app, await buildTestApp(reopen(), { now })];
    const token = await ada.token();
    const replies = await Promise.all(
      nodes.map((node) =>
        node.inject({
          ...{
            method: 'POST',
            url: `/api/widerrufe/${_id}/buchen`,
            headers: { authorization: `Bearer ${token}` },
          },
          payload: {
            ...{ gesehen: seen?.letzteNr, teile: [{ nr: 1, menge: 3 }], versand: 0 },
            zurueck: [{ nr: 1, menge: 3, verkaufbar: true }],
          },
        }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('one that fits no order is matched by the workshop, which may take it back until it is booked', async () => {
    const { app, db, auftrag, ada, ersterOffener, tu } = await startMitAuftrag(database, [bezahlt]);
    await erklaere(app, { bestellung: 'die Rosenseifen', email: 'andere@x.example', name: 'Erika B.' });
    const { _id, vorschlaege } = await ersterOffener();
    expect(vorschlaege).toEqual([]);
    const unbekannt = await tu(_id, 'zuordnen', { nummer: 'B-26-99999' });
    expect([unbekannt.statusCode, unbekannt.json().fehler]).toEqual([
      400,
      ['nummer: Eine Bestellung B-26-99999 gibt es nicht.'],
    ]);
    expect((await tu(_id, 'zuordnen', { nummer: 'b26k7m4q' })).json()).toMatchObject({
      message: 'Der Widerruf gehört jetzt zu B-26-K7M4Q.',
      data: { aufgaben: ['buchen'] },
    });
    expect((await tu(_id, 'zuordnen', { nummer: 'b26k7m4q' })).statusCode).toBe(409);
    expect((await tu(_id, 'loesen')).json().data).toMatchObject({ aufgaben: ['zuordnen'] });
    expect((await ada.get(`/bestellungen/${auftrag.id}`)).json().data).toMatchObject({ aufgabe: 'packen' });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('proposes orders with the number or the address', async () => {
    const { app, ersterOffener } = await startMitAuftrag(database, [bezahlt]);
    await erklaere(app, { bestellung: 'B-26-K7M4Q', email: 'andere@x.example' });
    expect((await ersterOffener()).vorschlaege).toMatchObject([
      { nummer: 'B-26-K7M4Q', name: 'Erika Beispiel' },
    ]);
  });

  test('is settled with a reason and opened again, and its order is packed in between', async () => {
    const { app, db, auftrag, ada, ersterOffener, tu, list } = await startMitAuftrag(database, [bezahlt]);
    await erklaere(app);
    const { _id } = await ersterOffener();
    expect((await tu(_id, 'erledigen', { text: '' })).statusCode).toBe(400);
    expect((await tu(_id, 'erledigen', { text: 'Doppelt, siehe den ersten' })).json().data).toMatchObject({
      ...{ aufgaben: [], schluss: 'Doppelt, siehe den ersten' },
    });
    expect(await list()).toMatchObject({ offene: [], erledigte: [{ _id }] });
    expect((await ada.get(`/bestellungen/${auftrag.id}`)).json().data).toMatchObject({ aufgabe: 'packen' });
    expect(
      (await tu(_id, 'buchen', { gesehen: 1, teile: [{ nr: 1, menge: 1 }], versand: 0 })).statusCode,
    ).toBe(409);
    expect((await tu(_id, 'oeffnen')).json().data).toMatchObject({ aufgaben: ['buchen'] });
    expect((await ada.get(`/bestellungen/${auftrag.id}`)).json().data).toMatchObject({ aufgabe: 'problem' });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('money that was entered on the order’s page counts at once', async () => {
    const { app, db, auftrag, ada, ersterOffener, tu, list } = await startMitAuftrag(database, [bezahlt]);
    await erklaere(app);
    const { _id, auftrag: seen } = await ersterOffener();
    const teile = [
      { nr: 1, menge: 3 },
      { nr: 2, menge: 1 },
    ];
    await tu(_id, 'buchen', { gesehen: seen?.letzteNr, teile, versand: 4.9 });
    await done(ada, auftrag, ['erstattung', { betrag: 25.3, tag }]);
    expect(await list()).toMatchObject({ offene: [], erledigte: [{ _id, aufgaben: [] }] });
    expect((await ada.get('/widerrufe/lage')).json().data).toEqual({ offen: 0 });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('a receipt that was held back is written by the workshop, once', async () => {
    const { app, db, list, tu } = await startMitAuftrag(database);
    for (let i = 0; i < 4; i += 1) await erklaere(app, { email: 'x@y.example', name: `Nr. ${i}` });
    const held = (await list()).offene.find(({ beleg }: Widerruf) => beleg === 'begrenzt');
    expect((await tu(held._id, 'beleg')).json()).toMatchObject({
      ...{ message: 'Die Eingangsbestätigung ist geschrieben.', data: { beleg: 'post' } },
    });
    expect((await tu(held._id, 'beleg')).statusCode).toBe(409);
    await db.updateTable('widerruf').set({ bearbeitet: 0 }).execute();
    const gleich = (await list()).offene.find(({ beleg }: Widerruf) => beleg !== 'post') ?? held;
    expect((await tu(gleich._id, 'beleg')).json().message).toBe(
      'Der Laden schreibt die Eingangsbestätigung gleich selbst.',
    );
    const receipts = await db.selectFrom('nachricht').select('id').where('art', '=', 'widerruf').execute();
    expect(receipts).toHaveLength(4);
  });

  test('what somebody did before the shop has worked it off stays, and the receipt is written all the same', async () => {
    const { db, auftrag, ada, ersterOffener, tu } = await startMitAuftrag(database, [bezahlt]);
    const declare = (name: string) => {
      const body = { ...erklaerung, name, id: name.padEnd(24, 'x') };
      return declareWiderruf(db, widerrufBody.parse(body), { now: now() });
    };
    const { id } = await declare('zugeordnet');
    expect((await tu(id, 'zuordnen', { nummer: 'B-26-K7M4Q' })).statusCode).toBe(200);
    await processWiderrufe(db, { now: now(), adresse: 'http://localhost' });
    const { id: settled } = await declare('erledigt');
    await tu(settled, 'erledigen', { text: 'Doppelt' });
    await processWiderrufe(db, { now: now(), adresse: 'http://localhost' });
    const arten = await db.selectFrom('nachricht').select('art').orderBy('id').execute();
    expect(arten.map(({ art }) => art)).toEqual([
      'widerruf',
      'widerrufMeldung',
      'widerruf',
      'widerrufMeldung',
    ]);
    const order = (await ada.get(`/bestellungen/${auftrag.id}`)).json().data;
    expect(order.ereignisse.filter(({ typ }: { typ: string }) => typ === 'widerruf')).toHaveLength(1);
    expect(await ersterOffener()).toMatchObject({ _id: id, beleg: 'post', aufgaben: ['buchen'] });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('settling, opening again and taking a cancellation back never part the withdrawal from its order', async () => {
    const { app, db, auftrag, ada, ersterOffener, tu, list } = await startMitAuftrag(database);
    await erklaere(app);
    const { _id } = await ersterOffener();
    const offen = async () => (await ada.get(`/bestellungen/${auftrag.id}`)).json().data.isWiderrufOffen;
    await tu(_id, 'erledigen', { text: 'Zurückgezogen' });
    const storniert = await done(ada, auftrag, ['stornieren']);
    await tu(_id, 'oeffnen');
    await done(ada, auftrag, ['zuruecknehmen', { nr: storniert.letzteNr }]);
    expect(await offen()).toBe(true);
    expect((await list()).offene).toMatchObject([{ _id, aufgaben: ['buchen'] }]);
    const nochmal = await done(ada, auftrag, ['stornieren']);
    await tu(_id, 'erledigen', { text: 'Zurückgezogen' });
    await done(ada, auftrag, ['zuruecknehmen', { nr: nochmal.letzteNr }]);
    expect(await offen()).toBe(false);
    expect((await tu(_id, 'oeffnen')).json().data).toMatchObject({ aufgaben: ['buchen'] });
    expect(await offen()).toBe(true);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('money that crosses a booked withdrawal is due again, and the mail about it promises no parcel', async () => {
    const { app, db, auftrag, ada, ersterOffener, tu, list } = await startMitAuftrag(database);
    await erklaere(app);
    const { _id, auftrag: seen } = await ersterOffener();
    await tu(_id, 'buchen', { gesehen: seen?.letzteNr, teile: alles, versand: 4.9 });
    expect((await list()).offene).toEqual([]);
    await done(ada, auftrag, ['zahlung', { betrag: 25.3, tag }]);
    expect((await list()).offene).toMatchObject([{ _id, aufgaben: ['geld'], geldBis: '2026-12-10' }]);
    expect((await ada.get('/widerrufe/lage')).json().data).toEqual({ offen: 1, geldBis: '2026-12-10' });
    expect((await tu(_id, 'erledigen', { text: 'Fertig' })).json().message).toMatch(
      /noch 25,30\s€ zurückzuzahlen/,
    );
    const post = await listPost(db, 'zahlung');
    expect(post.map(({ text }) => text).join()).toMatch(/Die\s+Bestellung\s+ist\s+aber\s+widerrufen/);
    expect(post.map(({ text }) => text).join()).not.toMatch(/Wir\s+packen/);
  });

  test('presets no pieces of an order that is assigned instead of the one whose lines were ticked', async () => {
    const { app, db, auftrag, ersterOffener, tu, rose, lavendel } = await startMitAuftrag(database, [
      bezahlt,
    ]);
    const teile = [{ nr: 2, menge: 1, name: 'Von der Bestellung' }];
    await erklaere(app, { teile, link: auftrag.token, bestellung: '' });
    const { _id, auftrag: seen } = await ersterOffener();
    expect(seen?.posten.map(({ gewuenscht }) => gewuenscht)).toEqual([0, 1]);
    await tu(_id, 'loesen');
    const posten = [rose, lavendel].map((produktId) => ({ produktId, menge: 1 }));
    await insertAuftrag(db, { posten, nummer: 'B-26-7TYXC' });
    await tu(_id, 'zuordnen', { nummer: 'B-26-7TYXC' });
    const { auftrag: andere } = await ersterOffener();
    expect(andere?.nummer).toBe('B-26-7TYXC');
    expect(andere?.posten.map(({ gewuenscht }) => gewuenscht)).toEqual([0, 0]);
  });

  test('presets no pieces that are named in words, and gives all postage back with all goods', async () => {
    const { app, ersterOffener, tu } = await startMitAuftrag(database, [bezahlt, versendet]);
    await erklaere(app, { stuecke: 'nur die Minze' });
    const { _id, auftrag: seen } = await ersterOffener();
    expect(seen?.posten.map(({ gewuenscht }) => gewuenscht)).toEqual([0, 0]);
    const reply = await tu(_id, 'buchen', { gesehen: seen?.letzteNr, teile: alles, versand: 0 });
    expect([reply.statusCode, reply.json().fehler?.[0]]).toEqual([
      400,
      expect.stringMatching(/^versand: Ist alles widerrufen, geht auch das Porto zurück: 4,90/),
    ]);
  });

  test('who withdraws what came and is not sent the rest gets the postage back too, which no undo takes again', async () => {
    const teile = [{ nr: 1, menge: 3 }];
    const { app, db, auftrag, ada, ersterOffener, tu } = await startMitAuftrag(database, [
      bezahlt,
      { ...versendet, angaben: { ...versendet.angaben, teile } } as Ereignis,
    ]);
    await erklaere(app);
    const { _id, auftrag: seen } = await ersterOffener();
    const gebucht = await tu(_id, 'buchen', { gesehen: seen?.letzteNr, teile, versand: 0 });
    expect(gebucht.json().data).toMatchObject({ kannZurueck: true, auftrag: { zurueck: 15.3 } });
    const rest = await doWith(ada, auftrag, ['teilStornieren', { teile: [{ nr: 2, menge: 1 }] }]);
    expect(rest.json()).toMatchObject({
      message:
        'B-26-K7M4Q: ein Teil ist storniert, 10,00\u00a0€ weniger. Bitte überweisen Sie 25,30\u00a0€ zurück.',
      data: { stand: 'widerrufen', aufgabe: 'problem', gesamt: 0, zurueck: 25.3, steuer: [] },
    });
    expect(rest.json().data.ereignisse.at(-1).details).toContain('Porto: 4,90\u00a0€');
    const [post] = await listPost(db, 'teilStorniert');
    expect(post?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Von Ihrer Bestellung bleibt damit nichts, auch kein Porto. Wir überweisen Ihnen 25,30 € zurück',
    );
    expect(await ersterOffener()).toMatchObject({ kannZurueck: false, aufgaben: ['geld', 'ware'] });
    await done(ada, auftrag, ['erstattung', { betrag: 25.3, tag }]);
    expect((await ada.get(`/bestellungen/${auftrag.id}`)).json().data).toMatchObject({
      bezahlt: 0,
      zurueck: 0,
    });
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('guessing which number belongs to an address is limited as it is where orders are followed', async () => {
    const { app, list } = await startMitAuftrag(database, [bezahlt]);
    for (let i = 0; i < 10; i += 1)
      await erklaere(app, { email: `e${i}@x.example`, name: `Nr. ${i}` }, `198.51.${i}.1`);
    await erklaere(app, {}, '192.0.2.1');
    const { offene } = await list();
    expect(offene).toHaveLength(11);
    for (const { aufgaben } of offene) expect(aufgaben).toEqual(['zuordnen']);
  });

  test('a flood of declarations, without an order or of one order, buries none of another order', async () => {
    const { app, db, list, ada, auftrag, rose } = await startMitAuftrag(database, [bezahlt]);
    const rows = Array.from({ length: 310 }, (_, i) => ({
      ...{ id: ascendingId(), tokenHash: `t${i}`, schluessel: `s${i}`, name: `Nr. ${i}`, bestellung: 'xyz' },
      ...{ email: '', stuecke: '', teile: '[]', link: '', createdAt: at, bearbeitet: 1 },
    }));
    await db.insertInto('widerruf').values(rows).execute();
    await erklaere(app);
    const { offene, weitere } = await list();
    expect([offene.length, weitere]).toEqual([300, 11]);
    expect(offene.at(-1)).toMatchObject({ name: 'Erika Beispiel', auftrag: { nummer: 'B-26-K7M4Q' } });
    expect(offene.slice(0, 2).map(({ name }: Widerruf) => name)).toEqual(['Nr. 0', 'Nr. 1']);
    expect((await ada.get('/widerrufe/lage')).json().data).toMatchObject({ offen: 311 });

    const angaben = JSON.stringify({ auftragId: auftrag.id, wie: 'link' });
    await db
      .insertInto('widerrufEreignis')
      .values(
        rows.map(({ id }) => ({
          ...{ widerrufId: id, nr: 1, typ: 'zugeordnet', angaben, von: 'x', vonId: null, createdAt: at },
        })),
      )
      .execute();
    await db.updateTable('widerruf').set({ auftragId: auftrag.id }).where('bestellung', '=', 'xyz').execute();
    const posten = [{ produktId: rose, menge: 1 }];
    const andere = await insertAuftrag(db, { posten, nummer: 'B-26-7TYXC' });
    await erklaere(app, { bestellung: 'B-26-7TYXC', name: 'Mia' });
    const jetzt = (await list()).offene;
    expect(jetzt).toHaveLength(300);
    expect(jetzt.at(-1)).toMatchObject({ name: 'Mia', auftrag: { _id: andere.id } });
  });

  test('an order notes one of those that wait, and the next once that is done: its history does not grow, and it is packed after the last', async () => {
    const { app, db, auftrag, ada, list, tu } = await startMitAuftrag(database, [bezahlt]);
    for (let i = 0; i < 4; i += 1) await erklaere(app, { name: `Nr. ${i}` });
    const ids = (await list()).offene.map(({ _id }: Widerruf) => _id);
    const order = async () => (await ada.get(`/bestellungen/${auftrag.id}`)).json().data;
    const eingaenge = async () =>
      (await order()).ereignisse.filter(({ typ }: { typ: string }) => typ === 'widerruf').length;
    expect([ids.length, await eingaenge()]).toEqual([4, 1]);
    await tu(ids[0], 'erledigen', { text: 'Doppelt' });
    expect([await eingaenge(), (await order()).aufgabe]).toEqual([2, 'problem']);
    await tu(ids[1], 'loesen');
    expect([await eingaenge(), (await order()).aufgabe]).toEqual([3, 'problem']);
    // One that is not noted is booked, and taken on its way.
    const { letzteNr } = await order();
    const gebucht = await tu(ids[3], 'buchen', {
      gesehen: letzteNr,
      teile: [{ nr: 1, menge: 1 }],
      versand: 0,
    });
    expect(gebucht.statusCode, gebucht.body).toBe(200);
    expect((await order()).isWiderrufOffen).toBe(true);
    expect((await verifyShop(db)).problems).toEqual([]);
    await tu(ids[2], 'erledigen', { text: 'Doppelt' });
    expect((await order()).isWiderrufOffen).toBe(false);
    await tu(ids[0], 'oeffnen');
    expect((await order()).isWiderrufOffen).toBe(true);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('many of one order are settled at once but for the booked one, and a repetition changes nothing', async () => {
    const { app, db, auftrag, ada, list, tu } = await startMitAuftrag(database, [bezahlt, versendet]);
    for (let i = 0; i < 6; i += 1) await erklaere(app, { name: `Nr. ${i}` });
    await erklaere(app, { bestellung: 'x', name: 'Fremd' });
    const { offene } = await list();
    const { letzteNr } = (await ada.get(`/bestellungen/${auftrag.id}`)).json().data;
    await tu(offene[0]._id, 'buchen', { gesehen: letzteNr, teile: [{ nr: 1, menge: 1 }], versand: 0 });
    const alle = () => ada.post('/widerrufe/erledigen', { auftragId: auftrag.id, text: 'Doppelt' });
    const { message, data } = (await alle()).json();
    expect([message, data]).toEqual(['5 Widerrufe sind abgeschlossen.', { erledigt: 5, offen: 0 }]);
    expect((await alle()).json().data).toEqual({ erledigt: 0, offen: 0 });
    const danach = await list();
    expect(danach.offene.map(({ name }: Widerruf) => name)).toEqual(['Nr. 0', 'Fremd']);
    expect(danach.erledigte[0]).toMatchObject({ name: 'Nr. 5', schluss: 'Doppelt' });
    const order = (await ada.get(`/bestellungen/${auftrag.id}`)).json().data;
    expect(order.isWiderrufOffen).toBe(false);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('chosen ones without an order are settled at once; one that has an order meanwhile stays open', async () => {
    const { app, ada, list, tu } = await startMitAuftrag(database);
    for (let i = 0; i < 3; i += 1) await erklaere(app, { bestellung: 'x', name: `Nr. ${i}` });
    const ids = (await list()).offene.map(({ _id }: Widerruf) => _id);
    await tu(ids[1], 'zuordnen', { nummer: 'B-26-K7M4Q' });
    const alle = (body: object) => ada.post('/widerrufe/erledigen', { text: 'Versehen', ...body });
    const { message, data } = (await alle({ ids: [...ids, ids[0], 'keiner'] })).json();
    expect([message, data]).toEqual([
      '2 Widerrufe sind abgeschlossen. Einer ist noch offen.',
      { erledigt: 2, offen: 1 },
    ]);
    expect((await list()).offene).toMatchObject([{ _id: ids[1] }]);
    const refused = [
      {},
      { ids: [] },
      { ids, auftragId: 'x' },
      { ids, text: '' },
      { ids: Array(301).fill('x') },
    ];
    for (const body of refused) expect((await alle(body)).statusCode).toBe(400);
    expect((await alle({ auftragId: 'keine' })).statusCode).toBe(404);
  });

  test('those that are done come in pages', async () => {
    const { app, ada, list, tu } = await startMitAuftrag(database);
    for (let i = 0; i < 23; i += 1) await erklaere(app, { bestellung: 'x', name: `Nr. ${i}` }, `10.0.${i}.1`);
    for (const { _id } of (await list()).offene) await tu(_id, 'erledigen', { text: 'Versehen' });
    const first = await list();
    expect([first.erledigte.length, first.offene.length]).toEqual([20, 0]);
    const second = (await ada.get(`/widerrufe?nach=${first.weiter}`)).json().data;
    expect(second.erledigte.map(({ name }: Widerruf) => name)).toEqual(['Nr. 2', 'Nr. 1', 'Nr. 0']);
    expect(second.weiter).toBeUndefined();
  });
});
