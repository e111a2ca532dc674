import { describe, expect, test } from 'vitest';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { leereSteuer } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { databases } from '#test/database/databases.ts';
import { fakeBild, insertProdukt } from '#test/factories.ts';
import { type ApiCall, type Caller, callApi, startTestApp } from '#test/test-app.ts';
import { changeWege } from '#test/zahlung/change-wege.ts';
import { openOnline } from '#test/zahlung/open-online.ts';

/** The purchase prices of the worked table: 0.00999 €/g, 0.015 € per drop, 0.12 € per piece. */
async function addRohstoffe(admin: Caller, only = ['rohseife', 'duftoele', 'verpackungen']) {
  const bodies: Record<string, object> = {
    rohseife: { bezeichnung: 'Sheabutter', ekPreis: 9.99 },
    duftoele: { bezeichnung: 'Lavendel', ekPreis: 4.5 },
    verpackungen: { bezeichnung: 'viereck', kostenInEuro: 0.12, aktuellVorrat: 10 },
  };
  const ids: Record<string, string> = {};
  for (const path of only) ids[path] = (await admin.post(`/${path}`, bodies[path])).json().data._id;
  return ids as { rohseife: string; duftoele: string; verpackungen: string };
}

const open = async (admin: Caller, produktId: string) =>
  (await admin.get(`/warenberechnung/portfolio/${produktId}`)).json();

describe.each(databases)('the calculation on %s', (database) => {
  test('answers every field of a product that has all its raw materials, without an envelope', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    await addRohstoffe(admin);
    const bilder = [{ bild: fakeBild(), altText: 'Stück' }];
    const produktId = await insertProdukt(db, { name: 'Lavendeltraum', preis: 3.4, bilder });
    expect(await open(admin, produktId)).toEqual({
      _id: expect.any(String),
      portfolioProdukt: {
        _id: produktId,
        name: 'Lavendeltraum',
        typ: 'seife',
        seife: 'Sheabutter',
        gramm: 100,
        aroma: 'Lavendel',
        seifenform: 'quadratisch',
        verpackung: 'viereck',
        preis: 3.4,
        aktiv: true,
        bild: expect.stringMatching(/^\/api\/uploads\//),
      },
      fehlend: [],
      posten: [
        {
          ...{ typ: 'rohseife', art: 'Rohseife', name: 'Sheabutter', menge: 100, einheit: 'g' },
          ...{ preisProEinheit: 0.00999, kosten: 0.999 },
        },
        {
          ...{ typ: 'duftoel', art: 'Duftöl', name: 'Lavendel', menge: 2, einheit: 'tropfen' },
          ...{ preisProEinheit: 0.015, kosten: 0.03 },
        },
        {
          ...{ typ: 'verpackung', art: 'Verpackung', name: 'viereck', menge: 1, einheit: 'Stück' },
          ...{ preisProEinheit: 0.12, kosten: 0.12 },
        },
      ],
      gewichtInGramm: 100,
      rohseifeName: 'Sheabutter',
      preisProGramm: 0.00999,
      rohseifeKosten: 0.999,
      duftoelName: 'Lavendel',
      tropfen: 2,
      kostenProTropfen: 0.015,
      duftoelKosten: 0.03,
      verpackungName: 'viereck',
      kostenProStueck: 0.12,
      verpackungKosten: 0.12,
      energieKosten: 0,
      zusatzKosten: 0,
      zwischensummeEK: 1.149,
      pauschaleFaktor: 3,
      pauschale: 3.447,
      gewinnProzent: 0,
      gewinnBetrag: 0,
      zwischensummeVorRabatt: 3.447,
      rabattProzent: 0,
      rabattBetrag: 0,
      vkPreis: 3.447,
      vkPreisGerundet: 3.5,
      kosten: 1.149,
      differenz: 0.1,
      steuersatz: 19,
      bleibtProStueck: 1.711,
      isUnterKosten: false,
      isAbweichend: true,
      rundungsOption: '0.50',
      notizen: '',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  test('says what per cent a payment provider takes at most, of the ways with which somebody can pay', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const produktId = await insertProdukt(db);
    const gebuehr = async () => {
      const { gebuehrProzent, gebuehrMitCent } = await open(admin, produktId);
      return [gebuehrProzent, gebuehrMitCent];
    };
    // The provider of these tests offers a card and PayPal.
    await openOnline(db);
    expect(await gebuehr()).toEqual([undefined, undefined]);
    await changeWege(db, { karte: { prozent: 1.5 }, paypal: { prozent: 2.49 }, klarna: { prozent: 3 } });
    expect(await gebuehr()).toEqual([2.49, undefined]);
    await changeWege(db, { paypal: { aktiv: false }, karte: { cent: 25 } });
    expect(await gebuehr()).toEqual([1.5, true]);
  });

  test('is created once, on first access, also for inactive products (R35), and 404 for unknown ones', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const produktId = await insertProdukt(db, { aktiv: false });
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(admin, produktId)));
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
    expect((await admin.get('/warenberechnung/portfolio/x')).json()).toEqual({
      success: false,
      message: 'Produkt nicht gefunden',
    });
    expect((await admin.put('/warenberechnung/x', {})).statusCode).toBe(404);
    expect((await admin.post('/warenberechnung/x/recalculate')).json().message).toBe(
      'Berechnung nicht gefunden',
    );
  });

  test('stores the parameters that are sent and answers the calculation with them', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    await addRohstoffe(admin);
    const { _id } = await open(admin, await insertProdukt(db));
    const put = (body: object) => admin.put(`/warenberechnung/${_id}`, body);
    const all = {
      energieKosten: '0,15',
      zusatzKosten: '0.80',
      gewinnProzent: 20,
      rabattProzent: '10',
      pauschaleFaktor: '2,5',
      rundungsOption: '0.99',
      notizen: ' für den Markt ',
      vkPreis: 99,
    };
    const first = await put(all);
    // (1,149 + 0,15) × 2,5 = 3,2475; + 20 % = 3,897; − 10 % = 3,5073; + 0,80
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ vkPreis: 4.3073, vkPreisGerundet: 4.99, notizen: 'für den Markt' });
    const second = (await put({ rundungsOption: 'keine' })).json();
    expect(second).toMatchObject({ gewinnProzent: 20, zusatzKosten: 0.8, vkPreisGerundet: 4.31 });
    const again = (await admin.post(`/warenberechnung/${_id}/recalculate`)).json();
    expect(again).toEqual(second);
  });

  test('deducts the VAT of the product and of the day’s tax mode from what remains (R51)', async () => {
    let now = new Date('2026-12-31T12:00:00Z');
    const { db, as } = await startTestApp(database, { now: () => now });
    const admin = as('admin');
    await addRohstoffe(admin);
    const voll = await insertProdukt(db, { preis: 3.4 });
    const wenig = await insertProdukt(db, { preis: 3.4, steuersatz: 7 });
    const knapp = await insertProdukt(db, { preis: 1.2 });
    const figures = async () => {
      const of = async (id: string) => {
        const { steuersatz, bleibtProStueck } = await open(admin, id);
        return [steuersatz, bleibtProStueck];
      };
      const { data } = (await admin.get('/warenberechnung')).json();
      const line = data.find(({ _id }: { _id: string }) => _id === knapp);
      return [await of(voll), await of(wenig), line.isUnterKosten];
    };
    const withTax = [[19, 1.711], [7, 2.031], true];
    expect(await figures()).toEqual(withTax);

    const { save } = gruppeCallsOf('steuer');
    const modi = [{ ab: '2026-01-01', modus: 'regelbesteuerung' as const }];
    const klein = { ab: '2027-01-01', modus: 'kleinunternehmer' as const };
    await admin.send(save, { body: { ...leereSteuer, modi: [...modi, klein], version: 0 } });
    expect(await figures()).toEqual(withTax);
    now = new Date('2026-12-31T23:30:00Z');
    expect(await figures()).toEqual([[0, 2.251], [0, 2.251], false]);
  });

  const percent = [-0.01, 100.01, '', 'viel', '1e309', 12.34567, null];
  test.each([
    ['energieKosten', [-0.01, '', 'viel', '0,12345678901234567890', 1e6, true]],
    ['zusatzKosten', ['', 'viel', '1e309', {}, 1e6]],
    ['gewinnProzent', percent],
    ['rabattProzent', percent],
    ['pauschaleFaktor', [0.99, 0, '', 'drei', 1001]],
    ['rundungsOption', ['', '0.20', 0.5, null]],
    ['notizen', ['x'.repeat(2001), 7]],
  ])('refuses a wrong %s on the field and changes nothing', async (feld, values) => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const before = await open(admin, await insertProdukt(db));
    for (const value of values) {
      const body = { gewinnProzent: 5, [feld]: value };
      const reply = await admin.put(`/warenberechnung/${before._id}`, body);
      expect([value, reply.statusCode]).toEqual([value, 400]);
      expect(reply.json().fehler).toEqual([expect.stringMatching(new RegExp(`^${feld}: (Bitte|Höchstens)`))]);
    }
    expect(await open(admin, before.portfolioProdukt._id)).toEqual(before);
  });

  test('names each gap, adds no cost for it, and closes it when the raw material is added (R10)', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    await addRohstoffe(admin, ['duftoele']);
    const produktId = await insertProdukt(db, { seife: 'Olive', verpackung: null, gramm: 75 });
    const { _id, ...offen } = await open(admin, produktId);
    expect(offen).toMatchObject({
      fehlend: ['Rohseife „Olive“ gibt es nicht in den Rohstoffen', 'Verpackung: im Produkt nicht angegeben'],
      rohseifeName: 'Olive',
      rohseifeKosten: null,
      verpackungName: null,
      verpackungKosten: null,
      duftoelKosten: 0.03,
      zwischensummeEK: 0.03,
      bleibtProStueck: null,
    });
    const neu = { bezeichnung: ' olive', ekPreis: 10 };
    const { data: olive } = (await admin.post('/rohseife', neu)).json();
    const after = (await admin.post(`/warenberechnung/${_id}/recalculate`)).json();
    expect(after).toMatchObject({ rohseifeName: 'olive', rohseifeKosten: 0.75 });
    expect(after.fehlend).toHaveLength(1);

    await admin.put(`/rohseife/${olive._id}`, { bezeichnung: 'Olive aus Kreta' });
    await admin.post('/rohseife', { bezeichnung: 'Olive', ekPreis: 99 });
    const renamed = await open(admin, produktId);
    expect(renamed).toMatchObject({ rohseifeName: 'Olive aus Kreta', rohseifeKosten: 0.75 });
  });

  test('counts a raw material without a purchase price as a gap until it has one (R10)', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    await addRohstoffe(admin, ['duftoele', 'verpackungen']);
    const { data: seife } = (await admin.post('/rohseife', { bezeichnung: 'Sheabutter' })).json();
    const produktId = await insertProdukt(db, { preis: 3.5 });
    const gap = ['Rohseife „Sheabutter“ hat noch keinen Einkaufspreis'];

    const offen = await open(admin, produktId);
    expect(offen).toMatchObject({ fehlend: gap, rohseifeName: 'Sheabutter' });
    expect(offen).toMatchObject({ preisProGramm: null, rohseifeKosten: null, bleibtProStueck: null });
    const [line] = (await admin.get('/warenberechnung')).json().data;
    expect(line).toMatchObject({ fehlend: gap, isUnvollstaendig: true });

    const put = (body: object) => admin.put(`/rohseife/${seife._id}`, body);
    const [priced] = (await put({ ekPreis: 9.99 })).json().betroffen;
    expect(priced).toMatchObject({ _id: produktId, alteKosten: null, neueKosten: 1.149, neuerVkPreis: 3.5 });
    expect(await open(admin, produktId)).toMatchObject({ fehlend: [], rohseifeKosten: 0.999 });
    const [forgotten] = (await put({ ekPreis: 0 })).json().betroffen;
    expect(forgotten).toMatchObject({ alteKosten: 1.149, neueKosten: null, neuerVkPreis: null });
  });

  test('is linked when a raw material is renamed to the name in a product', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const { rohseife } = await addRohstoffe(admin, ['rohseife']);
    const produktId = await insertProdukt(db, { seife: 'Äpfel' });
    expect((await open(admin, produktId)).rohseifeName).toBe('Äpfel');
    await admin.put(`/rohseife/${rohseife}`, { bezeichnung: 'ÄPFEL' });
    expect((await open(admin, produktId)).rohseifeName).toBe('ÄPFEL');
  });

  test('never misses a raw material that is added while products are saved', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const produkte = Array.from({ length: 10 }, () =>
      db.transaction().execute((db) => insertProdukt(db, { seife: 'Neu' })),
    );
    const [, ...ids] = await Promise.all([
      admin.post('/rohseife', { bezeichnung: 'Neu', ekPreis: 9 }),
      ...produkte,
    ]);
    for (const id of ids) expect((await open(admin, id)).rohseifeKosten).toBe(0.9);
  });

  test('uses a new purchase price at once, changes no price in the shop, and reports no product that stays incomplete', async () => {
    const { db, as, app } = await startTestApp(database);
    const admin = as('admin');
    const { rohseife, verpackungen } = await addRohstoffe(admin);
    const a = await insertProdukt(db, { name: 'A', preis: 3.5 });
    const b = await insertProdukt(db, { name: 'B', preis: undefined, gramm: 50, aktiv: false });
    await insertProdukt(db, { name: 'C', seife: 'Olive' });
    const { _id } = await open(admin, b);
    await admin.put(`/warenberechnung/${_id}`, { zusatzKosten: 1, rundungsOption: 'keine' });

    const reply = await admin.put(`/rohseife/${rohseife}`, { ekPreis: 20 });
    expect(reply.json().betroffen).toEqual([
      { _id: a, name: 'A', alteKosten: 1.149, neueKosten: 2.15, preis: 3.5, neuerVkPreis: 6.5 },
      { _id: b, name: 'B', alteKosten: 1.6345, neueKosten: 2.135, preis: null, neuerVkPreis: 4.41 },
    ]);
    expect(await open(admin, a)).toMatchObject({ rohseifeKosten: 2, vkPreisGerundet: 6.5, differenz: 3 });
    const { data } = (await callApi(app, { method: 'GET', path: `/portfolio/${a}` })).json();
    expect(data.preis).toBe(3.5);

    for (const body of [{ ekPreis: 20 }, { bezeichnung: 'Shea', aktuellVorrat: 5 }, { gesamtInGramm: 1000 }])
      expect((await admin.put(`/rohseife/${rohseife}`, body)).json()).not.toHaveProperty('betroffen');
    const karton = await admin.put(`/verpackungen/${verpackungen}`, { menge: 2 });
    expect(karton.json().betroffen.map(({ name }: { name: string }) => name)).toEqual(['A', 'B']);
  });

  test('marks in the selector which products are incomplete, below cost or priced differently', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    await addRohstoffe(admin);
    const add = (name: string, changes: object) => insertProdukt(db, { name, reihenfolge: 1, ...changes });
    await add('Öl', { preis: 3.5 });
    await add('Zu billig', { preis: 1 });
    await add('Anders', { preis: 4 });
    await add('Ohne Preis', { preis: undefined });
    const fehlt = await add('Unfertig', { verpackung: 'Dose', aktiv: false, reihenfolge: 0 });
    const { _id } = await open(admin, fehlt);
    await admin.put(`/warenberechnung/${_id}`, { rundungsOption: '1.00' });

    const reply = (await admin.get('/warenberechnung')).json();
    const lines = reply.data.map((line: Record<string, unknown>) =>
      ['name', 'vkPreisGerundet', 'isUnvollstaendig', 'isUnterKosten', 'isAbweichend'].map(
        (key) => line[key],
      ),
    );
    expect(lines).toEqual([
      ['Unfertig', 4, true, false, false],
      ['Anders', 3.5, false, false, true],
      ['Ohne Preis', 3.5, false, false, false],
      ['Öl', 3.5, false, false, false],
      ['Zu billig', 3.5, false, true, true],
    ]);
    expect(reply.count).toBe(5);
    expect(reply.data[0]).toMatchObject({
      _id: fehlt,
      aktiv: false,
      fehlend: ['Verpackung „Dose“ gibt es nicht in den Rohstoffen'],
    });
    // Reading the list creates no calculation.
    expect(await db.selectFrom('warenberechnung').select('id').execute()).toHaveLength(1);
  });

  test('is deleted with its product', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const produktId = await insertProdukt(db);
    const { _id } = await open(admin, produktId);
    await db.deleteFrom('produkt').where('id', '=', produktId).execute();
    expect((await admin.post(`/warenberechnung/${_id}/recalculate`)).statusCode).toBe(404);
  });

  test('is for admins only (R19)', async () => {
    const { app, db, as } = await startTestApp(database);
    const produktId = await insertProdukt(db);
    const { _id } = await open(as('admin'), produktId);
    const calls: ApiCall[] = [
      { method: 'GET', path: '/warenberechnung' },
      { method: 'GET', path: `/warenberechnung/portfolio/${produktId}` },
      { method: 'POST', path: `/warenberechnung/${_id}/recalculate` },
      { method: 'PUT', path: `/warenberechnung/${_id}`, payload: { gewinnProzent: 1 } },
    ];
    for (const call of calls) {
      expect((await callApi(app, call)).statusCode).toBe(401);
      for (const role of ['customer', 'employee'] as const)
        expect((await callApi(app, { ...call, token: await as(role).token() })).statusCode).toBe(403);
    }
    const publicAnswer = await callApi(app, { method: 'GET', path: '/portfolio' });
    expect(publicAnswer.body).not.toMatch(/ekPreis|kosten|rohseifeId|vkPreis/i);
  });
});
