import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { hashToken } from '#features/auth/server/index.ts';
import { verifyBelege } from '#features/beleg/server/index.ts';
import { forgetPost } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { bestellungVon, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { fillShelf } from '#test/auftrag/offener-laden.ts';
import { withoutBelegGuards } from '#test/beleg/without-guards.ts';
import { insertBelegAuftrag, writeBeleg } from '#test/beleg/write-beleg.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { placesOf } from '#test/konto/loeschung.ts';
import { callApi } from '#test/test-app.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { leereAnschriftJson } from '../../loeschung/geleerte-angaben.ts';
import { writeNachricht, writeNotiz } from '../auftragsakte/write-notiz.ts';
import { fetchAuftrag } from '../auslieferung/fetch-auftrag.ts';
import { sendAuftrag } from '../auslieferung/send-auftrag.ts';
import { writeAltbeleg } from '../beleg/write-altbeleg.ts';
import { recordUmsaetze } from '../geld/record-umsaetze.ts';
import { recordZahlung } from '../geld/record-zahlung.ts';
import { readBestellToken } from '../kundensicht/bestell-link.ts';
import { takeBack } from '../stornieren/take-back.ts';
import { verifyAuftraege } from '../verify/verify-auftraege.ts';
import { anonymiseAuftraege } from './anonymise-auftraege.ts';
import { readLoeschLage } from './read-loesch-lage.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const bearbeitung = { von: { id: null, name: 'Ada Werk' }, now, adresse: 'https://seifenhof.example' };
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const nachAchtJahren = new Date('2035-01-01T00:00:00.000Z');
const nachSechsJahren = new Date('2033-01-01T00:00:00.000Z');
const rechnung = {
  ...{ vorname: 'Wilhelmine', nachname: 'Zarathustra', firma: 'Zaraseife', strasse: 'Zaraweg' },
  ...{ hausnummer: '1', zusatz: 'Zarahaus', plz: '99999', stadt: 'Zarastadt' },
};

/** An order as a guest makes it, paid, with a note and a message, sent. */
async function openShop(database: DatabaseName) {
  const { app, db } = await startOpenShop(database, { now: () => now });
  const produktId = await insertProdukt(db, { name: 'Lavendeltraum', preis: 7.9 });
  await fillShelf(db, [produktId], 50);
  const order = async (rest: object = {}) => {
    const gast = await gastMit(db, { [produktId]: 2 });
    const body = { email: 'zara@kundschaft.example', rechnung, versandart: 'dhl' as const, ...rest };
    const reply = await gast.bestelle(app, bestellungVon(await gast.kasse(app), body));
    expect(reply.statusCode, reply.body).toBe(201);
    const { token } = reply.json().data;
    const auftrag = await db
      .selectFrom('auftrag')
      .select(['id', 'gesamtCent'])
      .where('tokenHash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    return { ...auftrag, token };
  };
  const finish = async ({ id, gesamtCent }: { id: string; gesamtCent: number }) => {
    const umsatz = 'e'.repeat(64);
    await recordUmsaetze(db, [[{ id, betragCent: gesamtCent, tag: '2026-11-24', umsatz }]], bearbeitung);
    await writeNotiz(db, { id, gesehen: 2, text: 'Zara ruft abends an' }, bearbeitung);
    await writeNachricht(db, { id, gesehen: 3, text: 'Liebe Zara' }, bearbeitung);
    await sendAuftrag(db, { id, gesehen: 4, dienst: 'DHL', nummer: '00340434161094042557' }, bearbeitung);
    await db.updateTable('nachricht').set({ faelligAt: null, createdAt: now.toISOString() }).execute();
  };
  const ask = (token: string) => callApi(app, { method: 'POST', path: `/bestellung/${token}/loeschen` });
  const read = (token: string) => callApi(app, { method: 'GET', path: `/bestellung/${token}` });
  return { app, db, produktId, order, finish, ask, read };
}

const datenstandOf = async (db: Db) =>
  (await db.selectFrom('auftrag').select('datenstand').execute()).map((one) => one.datenstand);

describe.each(databases)('deletion of a guest’s order on %s', (database) => {
  test('is recorded at once, done 30 days after the last step, and leaves what the law wants', async () => {
    const { db, order, ask, read } = await openShop(database);
    const auftrag = await order();
    const early = await ask(auftrag.token);
    expect(early.json().message).toBe('Ihr Wunsch ist vorgemerkt.');
    expect((await ask(auftrag.token)).json().message).toBe('Ihr Wunsch war schon vorgemerkt.');
    expect((await read(auftrag.token)).json().data.aufbewahrung).toEqual({
      ...{ belegeBis: '2034-12-31', briefeBis: '2032-12-31', loeschwunschAt: now.toISOString() },
    });
    // It is not paid and not sent: nothing is taken out of it, however long that takes.
    await anonymiseAuftraege(db, { now: daysLater(3000) });
    expect(await datenstandOf(db)).toEqual(['voll']);

    await db.updateTable('auftrag').set({ faelligAt: null }).execute();
    await recordZahlung(db, { ...auftrag, betragCent: auftrag.gesamtCent, tag: '2026-11-24' }, bearbeitung);
    await writeNotiz(db, { id: auftrag.id, gesehen: 3, text: 'Zara ruft abends an' }, bearbeitung);
    await sendAuftrag(db, { id: auftrag.id, gesehen: 4, dienst: 'DHL', nummer: '123456789012' }, bearbeitung);
    await db.updateTable('nachricht').set({ faelligAt: null, createdAt: now.toISOString() }).execute();
    await anonymiseAuftraege(db, { now: new Date(daysLater(30).getTime() - 1) });
    expect(await datenstandOf(db)).toEqual(['voll']);
    await anonymiseAuftraege(db, { now: daysLater(30) });
    await forgetPost(db, { now: daysLater(31) });
    expect(await datenstandOf(db)).toEqual(['pflicht']);
    expect((await read(auftrag.token)).statusCode).toBe(404);
    expect(await placesOf(db, 'zara@kundschaft')).toEqual(['nachricht.an']);
    expect(await placesOf(db, 'ruft abends an')).toEqual([]);
    expect(await placesOf(db, 'Zarathustra')).toEqual([
      ...['auftrag.rechnung', 'belegInhalt.inhalt', 'belegInhalt.xml'],
      ...['nachricht.anName', 'nachricht.inhalt'],
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('orders whose withdrawn goods are awaited hold up no other, and are done after a year', async () => {
    const { db, produktId } = await openShop(database);
    const at = now.toISOString();
    const teile = [{ nr: 1, menge: 1 }];
    const fertig: Ereignis[] = [
      { typ: 'zahlung', angaben: { betragCent: 1280, tag: '2026-11-24' }, at },
      { typ: 'versendet', angaben: { dienst: 'DHL', nummer: '', teile }, at },
      { typ: 'loeschwunsch', angaben: {}, at },
    ];
    const widerrufen: Ereignis[] = [
      { typ: 'widerruf', angaben: { widerruf: 'w' }, at },
      {
        typ: 'widerrufen',
        angaben: { widerruf: 'w', teile: [{ nr: 1, menge: 1, frei: 0 }], versandCent: 490, betragCent: 1280 },
        at,
      },
      { typ: 'erstattung', angaben: { betragCent: 1280, tag: '2026-11-24' }, at },
    ];
    const posten = [{ produktId, menge: 1 }];
    for (let i = 0; i < 101; i += 1)
      await insertAuftrag(db, { posten, ereignisse: [...fertig, ...widerrufen] });
    const andere = await insertAuftrag(db, {
      posten,
      ereignisse: fertig,
      at: new Date('2026-11-23T10:00:00Z'),
    });
    expect((await readLoeschLage(db, daysLater(30), 5)).wuensche).toEqual({
      ...{ anzahl: 102, faellig: 1, beispiele: [andere.nummer] },
    });
    await anonymiseAuftraege(db, { now: daysLater(30) });
    const offen = () => db.selectFrom('auftrag').select('id').where('datenstand', '=', 'voll').execute();
    expect((await offen()).map(({ id }) => id)).not.toContain(andere.id);
    expect(await offen()).toHaveLength(101);
    await anonymiseAuftraege(db, { now: daysLater(365) });
    expect(await offen()).toEqual([]);
  });

  test('letters go after six years, the rest of its person after eight, the figures never', async () => {
    const { db, order, finish } = await openShop(database);
    const auftrag = await order({ lieferung: { ...rechnung, strasse: 'Zaraplatz' } });
    await finish(auftrag);
    const figures = async () => ({
      posten: await db.selectFrom('auftragPosten').selectAll().execute(),
      bewegungen: await db.selectFrom('bewegung').selectAll().orderBy('id').execute(),
      summen: await db
        .selectFrom('auftrag')
        .select(['nummer', 'gesamtCent', 'steuer', 'createdAt'])
        .execute(),
    });
    const before = await figures();
    const run = async (at: Date) => {
      await forgetPost(db, { now: at });
      await anonymiseAuftraege(db, { now: at });
    };
    await run(new Date(nachSechsJahren.getTime() - 3_600_001));
    expect(await placesOf(db, 'Zarathustra')).toContain('nachricht.inhalt');
    await run(nachSechsJahren);
    expect(await db.selectFrom('nachricht').select('id').execute()).toEqual([]);
    await run(new Date(nachAchtJahren.getTime() - 3_600_001));
    expect(await placesOf(db, 'Zarathustra')).toEqual([
      ...['auftrag.lieferung', 'auftrag.rechnung', 'auftrag.suche'],
      ...['belegInhalt.inhalt', 'belegInhalt.xml'],
    ]);
    await run(nachAchtJahren);
    for (const text of ['zara', '99999', '0034043416', 'e'.repeat(64)])
      expect([text, await placesOf(db, text)]).toEqual([text, []]);
    expect(await figures()).toEqual(before);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('of its documents the content goes with the person, the number and the sums stay', async () => {
    const { db, order, finish } = await openShop(database);
    const auftrag = await order();
    await finish(auftrag);
    const fuer = { auftragId: auftrag.id, ereignisNr: 5 };
    await writeBeleg(db, fuer, { now: now.toISOString(), empfaenger: rechnung });
    const [{ id: belegId } = { id: '' }] = await db.selectFrom('beleg').select('id').execute();
    const pdf = { daten: new TextEncoder().encode('Zarathustra'), hash: 'a'.repeat(64) };
    await db
      .insertInto('belegPdf')
      .values({ belegId, ...pdf, createdAt: now.toISOString() })
      .execute();
    const belege = () => db.selectFrom('beleg').selectAll().orderBy('id').execute();
    const before = await belege();
    for (const table of ['belegPdf', 'belegInhalt'] as const)
      await expect(db.deleteFrom(table).execute(), table).rejects.toThrow(`rows of ${table} are only added`);
    await anonymiseAuftraege(db, { now: nachAchtJahren });
    expect(await db.selectFrom('belegInhalt').select('belegId').execute()).toEqual([]);
    expect(await db.selectFrom('belegPdf').select('belegId').execute()).toEqual([]);
    expect(await belege()).toEqual(before);
    expect(await verifyBelege(db)).toEqual([]);
    await writeBeleg(db, await insertBelegAuftrag(db), { now: nachAchtJahren.toISOString() });
    expect(await verifyBelege(db)).toEqual([]);
  });

  test('a document that was written years later is kept for its own years, and its order with it', async () => {
    const { app, db, produktId } = await openShop(database);
    const at = '2018-05-05T09:00:00.000Z';
    const { id } = await insertAuftrag(db, {
      ...{ posten: [{ produktId, menge: 2 }], at: new Date(at) },
      ereignisse: [
        { typ: 'zahlung', angaben: { betragCent: 2070, tag: '2018-05-05' }, at },
        { typ: 'versendet', angaben: { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 2 }] }, at },
      ],
    });
    await db.deleteFrom('nachricht').execute();
    await writeAltbeleg(db, id, new Date('2026-12-15T09:00:00.000Z'));
    const zuFrueh = new Date('2027-01-02T09:00:00.000Z');
    expect((await readLoeschLage(db, zuFrueh, 5)).bestellungen).toMatchObject({ faellig: 0, beispiele: [] });
    await anonymiseAuftraege(db, { now: zuFrueh });
    expect(await datenstandOf(db)).toEqual(['voll']);
    const anonym = {
      ...{ datenstand: 'anonym' as const, datenstandAt: zuFrueh.toISOString(), email: '', emailKey: '' },
      ...{ bestellId: `geleert-${id}`, rechnung: leereAnschriftJson },
    };
    await expect(db.updateTable('auftrag').set(anonym).execute()).rejects.toThrow(
      'rows of auftrag are frozen',
    );
    const link = await readBestellToken(db, id);
    const { data } = (await callApi(app, { method: 'GET', path: `/bestellung/${link}` })).json();
    expect(data.aufbewahrung).toMatchObject({ belegeBis: '2034-12-31', briefeBis: '2024-12-31' });
    await anonymiseAuftraege(db, { now: new Date(nachAchtJahren.getTime() - 3_600_001) });
    expect(await datenstandOf(db)).toEqual(['voll']);
    await anonymiseAuftraege(db, { now: nachAchtJahren });
    expect(await datenstandOf(db)).toEqual(['anonym']);
    expect(await db.selectFrom('belegInhalt').select('belegId').execute()).toEqual([]);
    // One that was emptied before its time is told.
    const frueh = 'sie wurde vor ihrer Zeit anonymisiert.';
    expect((await verifyAuftraege(db)).join()).not.toContain(frueh);
    await withoutBelegGuards(db);
    await db.updateTable('auftrag').set({ datenstandAt: anonym.datenstandAt }).execute();
    expect((await verifyAuftraege(db)).join()).toContain(frueh);
  });

  test('nothing more happens to an anonymous order', async () => {
    const { db, order, finish } = await openShop(database);
    const auftrag = await order();
    await finish(auftrag);
    await anonymiseAuftraege(db, { now: nachAchtJahren });
    const late = { ...bearbeitung, now: nachAchtJahren };
    const { id } = auftrag;
    await expect(writeNotiz(db, { id, gesehen: 5, text: 'Zara' }, late)).rejects.toThrow('ist anonymisiert');
    const owner = { ...late, isInhaberin: true };
    await expect(takeBack(db, { id, gesehen: 5, nr: 2 }, owner)).rejects.toThrow('ist anonymisiert');
    await expect(
      fetchAuftrag(db, { id, gesehen: 5, bezahlt: false, ohneZahlung: true }, late),
    ).rejects.toThrow();
  });

  test('an order of an account is deleted from with the account', async () => {
    const { app, db, order, ask } = await openShop(database);
    const auftrag = await order();
    const { token } = (
      await callApi(app, {
        method: 'POST',
        path: '/auth/register',
        payload: {
          ...{ email: 'zara@kundschaft.example', password: 'ein langes Passwort 7' },
          ...{ vorname: 'W', nachname: 'Z', datenschutz: true },
        },
      })
    ).json();
    await callApi(app, { method: 'POST', path: `/bestellung/${auftrag.token}/uebernehmen`, token });
    const refused = await ask(auftrag.token);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('löschen Sie das Konto');
    expect(
      await db.selectFrom('auftragEreignis').select('nr').where('typ', '=', 'loeschwunsch').execute(),
    ).toEqual([]);
    expect((await ask('x'.repeat(43))).statusCode).toBe(404);
  });

  test('a run that is killed goes on with the next one, and two at once do the work once', async () => {
    const { db, produktId } = await openShop(database);
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) {
      const { id } = await insertAuftrag(db, {
        posten: [{ produktId, menge: 1 }],
        ereignisse: [{ typ: 'storniert', angaben: { grund: 'laden' }, at: '2026-11-24T09:00:00.000Z' }],
      });
      ids.push(id);
    }
    const kill = new AbortController();
    let left = 5;
    const signal = {
      throwIfAborted: () => {
        left -= 1;
        if (left === 0) kill.abort();
        kill.signal.throwIfAborted();
      },
    } as AbortSignal;
    await expect(anonymiseAuftraege(db, { now: nachAchtJahren, signal })).rejects.toThrow();
    expect((await datenstandOf(db)).filter((one) => one === 'anonym')).toHaveLength(4);
    await Promise.all([1, 2].map(() => anonymiseAuftraege(db, { now: nachAchtJahren })));
    expect(new Set(await datenstandOf(db))).toEqual(new Set(['anonym']));
    expect((await verifyShop(db)).problems).toEqual([]);
  });
});

describe.each(databases)('the database on %s', (database) => {
  test('lets nobody empty an order before its time, change a figure with it, or leave somebody in it', async () => {
    const { db, order, finish } = await openShop(database);
    const { id } = await order();
    await finish({
      id,
      gesamtCent: (await db.selectFrom('auftrag').select('gesamtCent').executeTakeFirstOrThrow()).gesamtCent,
    });
    const leer = JSON.stringify(Object.fromEntries(Object.keys(rechnung).map((feld) => [feld, ''])));
    const anonym = {
      ...{
        datenstand: 'anonym' as const,
        datenstandAt: nachAchtJahren.toISOString(),
        email: '',
        emailKey: '',
      },
      ...{ bestellId: `geleert-${id}`, rechnung: leer },
    };
    const set = (values: object) => db.updateTable('auftrag').set(values).where('id', '=', id).execute();
    const refused = /rows of auftrag(Ereignis)? are (frozen|only added)/;
    for (const values of [
      { email: '' },
      { datenstand: 'anonym' },
      { ...anonym, datenstandAt: '2034-12-31T23:59:59.999Z' },
      { ...anonym, datenstandAt: null },
      { ...anonym, rechnung: JSON.stringify(rechnung) },
      { ...anonym, email: 'zara@kundschaft.example' },
      { ...anonym, gesamtCent: 1, warenCent: 1, versandCent: 0 },
      { ...anonym, lieferung: leer },
      { ...anonym, nummer: 'B-26-22222' },
      // Nobody asked for it.
      { ...anonym, datenstand: 'pflicht', rechnung: JSON.stringify(rechnung) },
    ])
      await expect(set(values), JSON.stringify(values)).rejects.toThrow(refused);
    const leere = (nr: number, values: object) =>
      db
        .updateTable('auftragEreignis')
        .set({ von: '', vonId: null, ...values })
        .where('auftragId', '=', id)
        .where('nr', '=', nr)
        .execute();
    // Not while its order is complete.
    await expect(leere(3, { angaben: '{"text":""}' })).rejects.toThrow(refused);
    await set(anonym);
    await expect(set({ ...anonym, rechnung: JSON.stringify(rechnung) })).rejects.toThrow(refused);
    await expect(set({ datenstand: 'voll' })).rejects.toThrow(refused);
    for (const [nr, values] of [
      [2, { angaben: '{"betragCent":1,"tag":"2026-11-24"}' }],
      [3, { angaben: '{"text":"Zara"}' }],
      [3, { angaben: '{"text":""}', typ: 'nachricht' }],
      [3, { angaben: '{"text":""}', von: 'Ada' }],
    ] as const)
      await expect(leere(nr, values), JSON.stringify(values)).rejects.toThrow(refused);
    await leere(3, { angaben: '{"text":""}' });
    await expect(sql`delete from "auftragEreignis"`.execute(db)).rejects.toThrow(refused);
    await expect(sql`delete from auftrag`.execute(db)).rejects.toThrow(refused);
  });
});
