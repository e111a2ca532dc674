import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { listBelegeVon, listMarktBelege } from '#features/beleg/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag, testAnschrift } from '#test/auftrag/auftraege.ts';
import { done } from '#test/auftrag/auftrag-aktion.ts';
import { startOpenShop } from '#test/auftrag/kasse.ts';
import { withoutBelegGuards } from '#test/beleg/without-guards.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { insertWare } from '#test/ware/ware.ts';
import { altbestandMeiste } from '../altbestand-hindernis.ts';

const now = () => new Date('2026-12-15T09:00:00.000Z');
const am = (tag: string) => `2026-${tag}T09:00:00.000Z`;
const gezahlt = (betragCent: number): Ereignis => {
  return { typ: 'zahlung', angaben: { betragCent, tag: '2026-11-20' }, at: am('11-20') };
};
const fort = (tag: string, menge: number): Ereignis => ({
  ...{ typ: 'versendet', at: am(tag) },
  angaben: { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge }] },
});
const widerrufen = (menge: number, versandCent: number): Ereignis[] => [
  { typ: 'widerruf', angaben: { widerruf: 'w1' }, at: am('12-01') },
  {
    ...{ typ: 'widerrufen', at: am('12-01') },
    angaben: {
      ...{ widerruf: 'w1', teile: [{ nr: 1, menge, frei: 0 }], versandCent },
      betragCent: 510 * menge + versandCent,
    },
  },
];
/** Nobody to invoice. */
const ohneAnschrift = JSON.stringify({ ...testAnschrift, nachname: '', strasse: '' });

type Wie = Partial<Parameters<typeof insertAuftrag>[1]>;

/** Orders of a soap of 5.10 €, with 4.90 € postage. */
async function startShop(database: DatabaseName) {
  const shop = await startOpenShop(database, { now });
  const { db } = shop;
  const produktId = await insertWare(db, { menge: 900, preis: 5.1, name: 'Rose' });
  const order = (menge: number, ereignisse: Ereignis[], wie: Wie = {}) =>
    insertAuftrag(db, { posten: [{ produktId, menge }], ereignisse, ...wie });
  const ada = shop.as('admin');
  const schreibe = async (...ids: string[]) =>
    (await ada.post('/belege/altbestand', { ids })).json().data.ergebnisse;
  const monate = async () => (await ada.get('/belege/altbestand')).json().data.monate;
  const eintraege = async (monat: string) =>
    (await ada.get(`/belege/altbestand/${monat}`)).json().data.eintraege;
  /** A market day that sold two soaps, booked before there were documents. */
  const markttag = async (id: string, tag = '2026-11-28') => {
    const posten = [{ produktId, mitgenommen: 3, zurueck: 1 }];
    await insertAltmarkt(db, { id, tag, posten });
    return id;
  };
  /** Ticks off, or takes up again. */
  const hake = async (istVonHand: boolean, ...ids: string[]) =>
    (await ada.post('/belege/altbestand/von-hand', { ids, istVonHand })).json().data.ergebnisse;
  const vonHand = async (nach = '') =>
    (await ada.get(`/belege/altbestand/von-hand${nach && `?nach=${nach}`}`)).json().data;
  return { ...shop, ada, order, schreibe, monate, eintraege, markttag, hake, vonHand };
}

async function insertAltmarkt(
  db: Db,
  { id, tag, posten }: { id: string; tag: string; posten: { produktId: string }[] },
): Promise<void> {
  const at = am('11-28');
  await db
    .insertInto('markttag')
    .values({
      ...{ id, ort: 'Leipzig', tag, stand: 'abgerechnet', umsatzCent: 1000, steuermodus: 'regelbesteuerung' },
      ...{ buchungId: `buchung-${id}`, stornoId: null, von: 'Ada', vonId: null },
      ...{ createdAt: at, geaendertAt: at },
    })
    .execute();
  const name = { nr: 1, name: 'Rose', preisCent: 510, steuersatzPromille: 190, mitgenommen: 3, zurueck: 1 };
  await db
    .insertInto('markttagPosten')
    .values(posten.map(({ produktId }) => ({ markttagId: id, produktId, ...name })))
    .execute();
  await db.insertInto('belegAltbestand').values({ id, was: 'markttag' }).execute();
}

const kurzOf = async (db: Db, { id }: { id: string }) =>
  ((await listBelegeVon(db, [id])).get(id) ?? []).map(({ art, bruttoCent, ereignisNr }) => [
    ...[art, bruttoCent, ereignisNr],
  ]);
/** What is wrong with documents; the ledger knows nothing of what these tests delivered. */
const belegMaengel = async (db: Db) =>
  (await verifyShop(db)).problems.filter((problem) => !/gebucht statt/.test(problem));

describe.each(databases)('what was delivered before there were documents, on %s', (database) => {
  test('is listed by the month of its latest delivery, as it would be billed today, without what needs no document', async () => {
    const { db, order, monate, eintraege, markttag } = await startShop(database);
    const bezahlt = await order(2, [gezahlt(1510), fort('11-21', 2)]);
    const teile = await order(4, [gezahlt(2530), fort('11-25', 1), fort('11-30', 3)]);
    const gross = await order(60, [fort('11-26', 60)], { rechnung: ohneAnschrift });
    await order(2, [gezahlt(1510), fort('11-21', 2), ...widerrufen(2, 490)]);
    const porto = await order(2, [gezahlt(1510), fort('10-21', 2), ...widerrufen(2, 0)]);
    // Of New Year's Eve in UTC, and of the new year in Germany.
    const silvester = { typ: 'abgeholt' as const, angaben: { teile: [{ nr: 1, menge: 1 }] } };
    const neujahr = await order(1, [{ ...silvester, at: '2025-12-31T23:30:00.000Z' }]);
    const markt = await markttag('markt-1');
    await markttag('markt-2');
    await db
      .updateTable('markttag')
      .set({ stand: 'zurueckgenommen', stornoId: 's' })
      .where('id', '=', 'markt-2')
      .execute();
    // Nothing of it left the house; its events say so later than the list of before.
    await order(1, []);
    expect(await monate()).toEqual([
      { monat: '2026-11', anzahl: 4 },
      { monat: '2026-10', anzahl: 1 },
      { monat: '2026-01', anzahl: 1 },
    ]);
    const { vorname, nachname } = testAnschrift;
    const von = (auftrag: { id: string; nummer: string }) => {
      return { art: 'bestellung', id: auftrag.id, text: auftrag.nummer };
    };
    const alle = await eintraege('2026-11');
    expect(alle).toMatchObject([
      { anlass: von(bezahlt), tag: '2026-11-21', name: `${vorname} ${nachname}`, brutto: 15.1 },
      { anlass: von(gross), tag: '2026-11-26', brutto: 310.9, hindernis: 'anschrift' },
      { anlass: { art: 'markttag', id: markt, text: 'Leipzig' }, tag: '2026-11-28', brutto: 10 },
      { anlass: von(teile), tag: '2026-11-30', brutto: 25.3 },
    ]);
    expect(alle[0].hindernis).toBeUndefined();
    expect(await eintraege('2026-10')).toMatchObject([{ anlass: von(porto), brutto: 4.9 }]);
    expect(await eintraege('2026-01')).toMatchObject([{ anlass: von(neujahr), tag: '2026-01-01' }]);
    expect(await eintraege('2026-12')).toEqual([]);
  });

  test('is invoiced once, dated today with the days of supply, without a mail or an event; corrected from then on', async () => {
    const { db, ada, order, schreibe, monate, markttag } = await startShop(database);
    const teile = await order(4, [gezahlt(2530), fort('11-25', 1), fort('11-30', 3)]);
    const unbezahlt = await order(2, [fort('11-24', 2)]);
    const porto = await order(2, [gezahlt(1510), fort('11-21', 2), ...widerrufen(2, 0)]);
    const leer = await order(2, [gezahlt(1510), fort('11-21', 2), ...widerrufen(2, 490)]);
    const gross = await order(60, [fort('11-26', 60)], { rechnung: ohneAnschrift });
    const halb = await order(3, [gezahlt(2020), fort('11-24', 1)]);
    const liegt = await order(3, [gezahlt(2020), fort('11-24', 1)]);
    const markt = await markttag('markt-1');
    expect(await belegMaengel(db)).toEqual([]);
    const ids = [teile, unbezahlt, porto, leer, gross, halb].map(({ id }) => id);
    const [erste = '', zweite = '', dritte = '', vierte = '', fuenfte = ''] = Array.from(
      { length: 5 },
      (_, i) => `RE-2026-000${i + 1}`,
    );
    expect(await schreibe(...ids, markt, 'gibt-es-nicht', teile.id)).toEqual([
      { id: teile.id, nummer: erste },
      { id: unbezahlt.id, nummer: zweite },
      { id: porto.id, nummer: dritte },
      { id: leer.id, hindernis: 'nichts' },
      { id: gross.id, hindernis: 'anschrift' },
      { id: halb.id, nummer: vierte },
      { id: markt, nummer: fuenfte },
      { id: 'gibt-es-nicht', hindernis: 'nichts' },
    ]);
    expect(await belegMaengel(db)).toEqual([]);
    expect(await schreibe(teile.id, markt)).toEqual([
      { id: teile.id, nummer: erste },
      { id: markt, nummer: fuenfte },
    ]);
    const belegOf = async ({ id }: { id: string }) => (await listBelegeVon(db, [id])).get(id)?.[0];
    expect(await belegOf(teile)).toMatchObject({
      ...{ art: 'rechnung', tag: '2026-12-15', bruttoCent: 2530, ereignisNr: 4 },
      inhalt: { leistung: { von: '2026-11-25', bis: '2026-11-30' }, bezahltCent: 2530 },
    });
    expect((await belegOf(unbezahlt))?.inhalt).toMatchObject({ bezahltCent: 0, empfaenger: testAnschrift });
    expect((await belegOf(unbezahlt))?.inhalt).not.toHaveProperty('ueberweisung');
    expect(await belegOf(porto)).toMatchObject({ art: 'rechnung', bruttoCent: 490 });
    expect(await listMarktBelege(db, markt)).toMatchObject([
      { tag: '2026-12-15', bruttoCent: 1000, inhalt: { leistung: { von: '2026-11-28' } } },
    ]);
    expect(await listPost(db)).toEqual([]);
    const read = async ({ id }: { id: string }) => (await ada.get(`/bestellungen/${id}`)).json().data;
    expect((await read(teile)).ereignisse).toHaveLength(4);
    expect([(await read(teile)).istAltbestand, (await read(liegt)).istAltbestand]).toEqual([undefined, true]);
    expect(await monate()).toEqual([{ monat: '2026-11', anzahl: 2 }]);

    await done(ada, teile, ['nachlass', { betrag: 2, text: 'Bruch' }]);
    await done(ada, halb, ['versendet', { dienst: 'DHL', nummer: '' }]);
    await done(ada, liegt, ['versendet', { dienst: 'DHL', nummer: '' }]);
    expect(await kurzOf(db, teile)).toEqual([
      ['rechnung', 2530, 4],
      ['korrektur', -200, 5],
    ]);
    expect(await kurzOf(db, halb)).toEqual([
      ['rechnung', 1000, 3],
      ['rechnung', 1020, 4],
    ]);
    expect(await kurzOf(db, liegt)).toEqual([]);
    expect(await belegMaengel(db)).toEqual([]);
    // Delivered again since, it belongs to another month.
    expect(await monate()).toContainEqual({ monat: '2026-12', anzahl: 1 });
  });

  test('has one document each and no number twice, although two windows write the same at once', async () => {
    const { db, order, schreibe, markttag } = await startShop(database);
    const ids = [await markttag('markt-1')];
    for (let i = 0; i < 8; i += 1) ids.push((await order(1, [gezahlt(1000), fort('11-25', 1)])).id);
    const [links, rechts] = await Promise.all([schreibe(...ids), schreibe(...ids.toReversed())]);
    const nummernOf = (ergebnisse: { id: string; nummer: string }[]) =>
      ergebnisse.map(({ id, nummer }) => `${id} ${nummer}`).toSorted();
    expect(nummernOf(links)).toEqual(nummernOf(rechts));
    const belege = await db.selectFrom('beleg').select(['lauf', 'auftragId', 'markttagId']).execute();
    expect(new Set(belege.map(({ auftragId, markttagId }) => auftragId ?? markttagId))).toEqual(new Set(ids));
    expect(belege.map(({ lauf }) => lauf).toSorted((a, b) => a - b)).toEqual(ids.map((_, i) => i + 1));
    expect(await belegMaengel(db)).toEqual([]);
  });

  test('ticked off as invoiced by hand it leaves the list, gets no document and can be taken up again', async () => {
    const { db, ada, order, schreibe, monate, eintraege, markttag, hake, vonHand } =
      await startShop(database);
    const [eine, gross, fertig] = [
      await order(3, [gezahlt(2020), fort('11-24', 1)]),
      await order(60, [fort('11-26', 60)], { rechnung: ohneAnschrift }),
      await order(1, [gezahlt(1000), fort('11-25', 1)]),
    ];
    const markt = await markttag('markt-1');
    await schreibe(fertig.id);
    const nummer = 'RE-2026-0001';
    const ids = [eine.id, gross.id, markt];
    for (const _ of ['once', 'repeated'])
      expect(await hake(true, ...ids, fertig.id, 'gibt-es-nicht', eine.id)).toEqual([
        ...ids.map((id) => ({ id })),
        { id: fertig.id, nummer },
        { id: 'gibt-es-nicht', hindernis: 'nichts' },
      ]);
    expect(await monate()).toEqual([]);
    expect(await eintraege('2026-11')).toEqual([]);
    expect((await ada.get('/belege/altbestand')).json().data.vonHand).toBe(3);
    const bestellung = { art: 'bestellung', id: eine.id, text: eine.nummer };
    const alle = await vonHand();
    expect(alle).toEqual({
      hatMehr: false,
      eintraege: expect.arrayContaining([
        { anlass: bestellung, tag: '2026-11-24' },
        { anlass: { art: 'markttag', id: markt, text: 'Leipzig' }, tag: '2026-11-28' },
      ]),
    });
    expect((await vonHand(alle.eintraege[0].anlass.id)).eintraege).toEqual(alle.eintraege.slice(1));
    expect((await vonHand(alle.eintraege[2].anlass.id)).eintraege).toEqual([]);
    const rows = await db.selectFrom('belegVonHand').selectAll().execute();
    expect(new Set(rows.map(({ createdAt }) => createdAt))).toEqual(new Set([now().toISOString()]));
    expect(await schreibe(eine.id, markt)).toEqual([
      { id: eine.id, hindernis: 'vonHand' },
      { id: markt, hindernis: 'vonHand' },
    ]);
    const read = async () => (await ada.get(`/bestellungen/${eine.id}`)).json().data;
    expect(await read()).toMatchObject({ istAltbestand: true, istVonHand: true });
    // What happens to it later is no matter of the shop's documents either.
    await done(ada, eine, ['versendet', { dienst: 'DHL', nummer: '' }]);
    expect(await kurzOf(db, eine)).toEqual([]);
    expect(await belegMaengel(db)).toEqual([]);

    for (const _ of ['once', 'repeated']) expect(await hake(false, eine.id)).toEqual([{ id: eine.id }]);
    expect(await monate()).toEqual([{ monat: '2026-12', anzahl: 1 }]);
    expect((await read()).istVonHand).toBeUndefined();
    expect(await schreibe(eine.id)).toEqual([{ id: eine.id, nummer: 'RE-2026-0002' }]);
  });

  test('written in one window and ticked off in another at once, each has one of both', async () => {
    const { db, order, schreibe, markttag, hake } = await startShop(database);
    const ids = [await markttag('markt-1')];
    for (let i = 0; i < 7; i += 1) ids.push((await order(1, [gezahlt(1000), fort('11-25', 1)])).id);
    const [geschrieben, ...abgehakt] = await Promise.all([
      schreibe(...ids),
      ...ids.toReversed().map((id) => hake(true, id)),
    ]);
    const belege = await db.selectFrom('beleg').select(['nummer', 'auftragId', 'markttagId']).execute();
    const nummern = new Map(belege.map((one) => [one.auftragId ?? one.markttagId, one.nummer]));
    const vonHand = await db.selectFrom('belegVonHand').select('id').execute();
    expect([...nummern.keys(), ...vonHand.map(({ id }) => id)].toSorted()).toEqual(ids.toSorted());
    const nummerOf = (id: string) => nummern.get(id);
    expect(geschrieben).toEqual(
      ids.map((id) => (nummerOf(id) ? { id, nummer: nummerOf(id) } : { id, hindernis: 'vonHand' })),
    );
    expect(abgehakt.flat().toReversed()).toEqual(
      ids.map((id) => (nummerOf(id) ? { id, nummer: nummerOf(id) } : { id })),
    );
    expect(await belegMaengel(db)).toEqual([]);
  });

  test('the list of documents says on its first page whether there is any', async () => {
    const { ada, order, schreibe, hake } = await startShop(database);
    const hatAltbestand = async (weiter = '') =>
      (await ada.get(`/belege?monat=2026-12${weiter}`)).json().data.hatAltbestand;
    await order(2, [gezahlt(1510), fort('11-21', 2), ...widerrufen(2, 490)]);
    expect(await hatAltbestand()).toBe(false);
    const [eine, andere] = [
      await order(1, [gezahlt(1000), fort('11-25', 1)]),
      await order(2, [gezahlt(1510), fort('10-21', 2), ...widerrufen(2, 0)]),
    ];
    await schreibe(eine.id);
    expect(await hatAltbestand()).toBe(true);
    expect(await hatAltbestand('&nach=RE-2026-0001')).toBeUndefined();
    await hake(true, andere.id);
    expect(await hatAltbestand()).toBe(false);
  });

  test('stops nobody if one of them cannot be read; who was deleted gets no document', async () => {
    const { db, order, schreibe, monate, eintraege } = await startShop(database);
    const [kaputt, gut, weg] = [
      await order(1, [gezahlt(1000), fort('11-24', 1)], { gezeigt: '{}' }),
      await order(1, [gezahlt(1000), fort('11-25', 1)]),
      await order(1, [gezahlt(1000), fort('11-26', 1)]),
    ];
    const fremd = await order(1, [gezahlt(1000), fort('11-27', 1), ...widerrufen(2, 0)]);
    await withoutBelegGuards(db);
    const seltsam = { auftragId: fremd.id, nr: 90, typ: 'umgezogen', angaben: '{}', von: '', vonId: null };
    await db
      .insertInto('auftragEreignis')
      .values({ ...seltsam, createdAt: am('11-28') })
      .execute();
    const anonym = { datenstand: 'anonym' as const, datenstandAt: am('12-01') };
    await db.updateTable('auftrag').set(anonym).where('id', '=', weg.id).execute();
    expect(await monate()).toEqual([{ monat: '2026-11', anzahl: 3 }]);
    expect(await eintraege('2026-11')).toMatchObject([
      { anlass: { text: kaputt.nummer }, tag: '2026-11-24', hindernis: 'unlesbar' },
      { anlass: { text: gut.nummer }, brutto: 10 },
      { anlass: { text: fremd.nummer }, tag: '2026-11-27', hindernis: 'unlesbar' },
    ]);
    expect(await schreibe(kaputt.id, weg.id, gut.id)).toEqual([
      { id: kaputt.id, hindernis: 'unlesbar' },
      { id: weg.id, hindernis: 'geloescht' },
      { id: gut.id, nummer: 'RE-2026-0001' },
    ]);
  });

  test('a market day is corrected as any other once it has its invoice; nothing is written of one that was taken back', async () => {
    const { db, ada, schreibe, markttag } = await startShop(database);
    const [mit, ohne] = [
      await markttag(`markt-${'a'.repeat(20)}`),
      await markttag(`markt-${'b'.repeat(20)}`),
    ];
    await schreibe(mit);
    for (const id of [mit, ohne]) await ada.post(`/markt/${id}/zuruecknehmen`);
    expect((await listMarktBelege(db, mit)).map(({ bruttoCent }) => bruttoCent)).toEqual([1000, -1000]);
    expect(await schreibe(ohne)).toEqual([{ id: ohne, hindernis: 'nichts' }]);
    expect(await belegMaengel(db)).toEqual([]);
  });

  test('is refused in German where it is asked for wrongly', async () => {
    const { ada } = await startShop(database);
    const problem = async (reply: Promise<{ statusCode: number; json: () => { fehler?: string[] } }>) => {
      const { statusCode, json } = await reply;
      return [statusCode, json().fehler];
    };
    expect(await problem(ada.post('/belege/altbestand', { ids: [] }))).toEqual([
      ...[400, ['ids: Bitte mindestens eine Bestellung auswählen.']],
    ]);
    const zuViele = Array.from({ length: altbestandMeiste + 1 }, (_, i) => `a${i}`);
    expect(await problem(ada.post('/belege/altbestand', { ids: zuViele }))).toEqual([
      ...[400, ['ids: Höchstens 50 auf einmal.']],
    ]);
    expect((await ada.get('/belege/altbestand/2026-13')).statusCode).toBe(400);
  });
});
