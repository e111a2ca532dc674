import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { type ApiCall, type Caller, callApi, startTestApp } from '#test/test-app.ts';

const paths = ['/rohseife', '/duftoele', '/verpackungen'];
const bodies: Record<string, object> = {
  '/rohseife': { bezeichnung: 'Sheabutter', gesamtInGramm: 1000, ekPreis: 9.99 },
  '/duftoele': { bezeichnung: 'Lavendel', gesamtInMl: 15, ekPreis: 4.5 },
  '/verpackungen': { bezeichnung: 'viereck', menge: 3, kostenInEuro: 0.5, aktuellVorrat: 40 },
};
const namesOf = (reply: { json: () => { data: { bezeichnung: string }[] } }) =>
  reply.json().data.map(({ bezeichnung }) => bezeichnung);

async function create(caller: Caller, path: string, changes: object = {}) {
  const reply = await caller.post(path, { ...bodies[path], ...changes });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}

/** The ledger of one article: author, reason, amount and resulting level. */
async function bewegungenOf(db: Db, artikelId: string) {
  const rows = await db
    .selectFrom('bewegung')
    .innerJoin('bestand', 'bestand.id', 'bewegung.bestandId')
    .select(['bewegung.typ', 'bewegung.menge', 'bestandNachher', 'grund', 'accountName'])
    .where('artikelId', '=', artikelId)
    .orderBy('nr')
    .execute();
  return rows.map(({ typ, menge, bestandNachher, grund, accountName }) =>
    [typ, menge, bestandNachher, grund, accountName].join(' | '),
  );
}

describe.each(databases)('raw materials on %s', (database) => {
  test('are created with the specified defaults and derived values, and read back unchanged', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const seife = await create(admin, '/rohseife');
    expect(seife).toEqual({
      _id: expect.any(String),
      bezeichnung: 'Sheabutter',
      beschreibung: '',
      gesamtInGramm: 1000,
      ekPreis: 9.99,
      preisProGramm: 0.00999,
      preisPro10Gramm: 0.0999,
      farbe: '',
      lieferant: '',
      aktuellVorrat: 1000,
      mindestbestand: 100,
      verfuegbar: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await create(admin, '/duftoele')).toMatchObject({
      anzahlTropfen: 300,
      kostenProTropfen: 0.015,
      tropfenProMl: 20,
      duftrichtung: 'blumig',
      intensitaet: 'mittel',
      empfohlungProSeife: 5,
      maximalProSeife: 10,
      aktuellVorrat: 300,
      mindestbestand: 50,
      haltbarkeitMonate: 24,
      lagertemperatur: 'Raumtemperatur (15-25°C)',
      verfuegbar: true,
    });
    expect(await create(admin, '/verpackungen')).toMatchObject({
      kostenProStueck: 0.1667,
      form: 'viereck',
      material: 'karton',
      maximalGewicht: null,
      aktuellVorrat: 40,
      mindestbestand: 0,
    });
    expect((await admin.get('/rohseife')).json()).toEqual({ success: true, count: 1, data: [seife] });
  });

  test('are listed in German order, unavailable ones only on request', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    for (const bezeichnung of ['Zimt', 'Öl', 'apfel', 'Orange'])
      await create(admin, '/duftoele', { bezeichnung, verfuegbar: bezeichnung !== 'Orange' });
    expect(namesOf(await admin.get('/duftoele'))).toEqual(['apfel', 'Öl', 'Zimt']);
    const all = ['apfel', 'Öl', 'Orange', 'Zimt'];
    expect(namesOf(await admin.get('/duftoele?includeUnavailable=true'))).toEqual(all);
    expect(namesOf(await admin.get('/duftoele?includeUnavailable=false'))).toHaveLength(3);
    expect((await admin.get('/duftoele?includeUnavailable=ja')).statusCode).toBe(400);
    expect(namesOf(await admin.get('/rohseife'))).toEqual([]);
  });

  test('accept a whole loaded one and numbers as text, and change only what is sent (R4)', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const loaded = await create(admin, '/rohseife', { farbe: 'creme' });
    const put = (body: object) => admin.put(`/rohseife/${loaded._id}`, body);
    const reply = await put({ ...loaded, ekPreis: '12,50', preisProGramm: 99, _id: 'x', einkauf: true });
    expect(reply.json()).toMatchObject({ success: true, data: { preisProGramm: 0.0125, farbe: 'creme' } });
    expect(reply.json().data._id).toBe(loaded._id);

    const { data } = (await put({ gesamtInGramm: ' 500 ', farbe: '  ' })).json();
    expect(data).toMatchObject({ ekPreis: 12.5, gesamtInGramm: 500, preisProGramm: 0.025, farbe: '' });
    const oel = await create(admin, '/duftoele', { gesamtInMl: '12,5', tropfenProMl: '20.5' });
    expect(oel).toMatchObject({ anzahlTropfen: 256, aktuellVorrat: 256 });
    const karton = await create(admin, '/verpackungen', { maximalGewicht: '120' });
    expect(karton.maximalGewicht).toBe(120);
    const weightAfter = async (maximalGewicht: unknown) =>
      (await admin.put(`/verpackungen/${karton._id}`, { maximalGewicht })).json().data.maximalGewicht;
    expect(await weightAfter('')).toBe(120);
    expect(await weightAfter(' ')).toBe(120);
    expect(await weightAfter(null)).toBeNull();
  });

  test('read a point before three digits as a German thousands separator, and a JSON number unchanged', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const { _id } = await create(admin, '/rohseife');
    const texts = {
      gesamtInGramm: '5.000',
      ekPreis: '1.000',
      aktuellVorrat: '1.000',
      mindestbestand: '2.000',
    };
    const { data } = (await admin.put(`/rohseife/${_id}`, texts)).json();
    expect(data).toMatchObject({
      gesamtInGramm: 5000,
      ekPreis: 1000,
      aktuellVorrat: 1000,
      mindestbestand: 2000,
    });
    const point = (await admin.put(`/rohseife/${_id}`, { gesamtInGramm: 1.125, ekPreis: '7.90' })).json();
    expect(point.data).toMatchObject({ gesamtInGramm: 1.125, ekPreis: 7.9 });
  });

  test('keep a number that a change sends empty', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    for (const path of paths) {
      const loaded = await create(admin, path);
      const emptied = Object.fromEntries(
        Object.entries(loaded).map(([key, value], at) => [
          key,
          typeof value === 'number' ? (at % 2 ? '' : null) : value,
        ]),
      );
      const reply = await admin.put(`${path}/${loaded._id}`, emptied);
      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.json().data).toEqual({ ...loaded, updatedAt: expect.any(String) });
      expect(await bewegungenOf(db, loaded._id)).toHaveLength(1);
    }
  });

  test('record every change of stock in the ledger, with author and reason', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const { vorname, nachname } = await admin.account();
    const wer = `${vorname} ${nachname}`;
    const { _id } = await create(admin, '/rohseife', { aktuellVorrat: 700 });
    await admin.put(`/rohseife/${_id}`, { aktuellVorrat: 650, mindestbestand: 200 });
    await admin.put(`/rohseife/${_id}`, { aktuellVorrat: 650 });
    const { data } = (await admin.put(`/rohseife/${_id}`, { ekPreis: 3 })).json();

    expect(data).toMatchObject({ aktuellVorrat: 650, mindestbestand: 200 });
    expect(await bewegungenOf(db, _id)).toEqual([
      `eingang | 700 | 700 | Anfangsbestand | ${wer}`,
      `ausgang | -50 | 650 | Korrektur im Rohstoff-Formular | ${wer}`,
    ]);
    const leer = await create(admin, '/verpackungen', { aktuellVorrat: 0 });
    expect(await bewegungenOf(db, leer._id)).toEqual([]);
  });

  test('have a name that is unique within its kind, however it is written', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    await create(admin, '/duftoele', { bezeichnung: 'Öl von Minze' });
    const other = await create(admin, '/duftoele', { bezeichnung: 'Vanille' });
    await create(admin, '/rohseife', { bezeichnung: 'Vanille' });
    const refusal = (bezeichnung: string) => ({
      success: false,
      message: `Die Bezeichnung „${bezeichnung}“ gibt es schon.`,
      fehler: [`bezeichnung: Die Bezeichnung „${bezeichnung}“ gibt es schon.`],
    });

    const twice = await admin.post('/duftoele', { bezeichnung: ' öL  VON minze ' });
    expect([twice.statusCode, twice.json()]).toEqual([409, refusal('öL VON minze')]);
    const renamed = await admin.put(`/duftoele/${other._id}`, {
      bezeichnung: 'O\u0308l von Minze',
      ekPreis: 3,
    });
    expect(renamed.statusCode).toBe(409);
    const [, unchanged] = (await admin.get('/duftoele')).json().data;
    expect(unchanged).toEqual(other);

    const atOnce = await Promise.all(
      Array.from({ length: 10 }, () => admin.post('/duftoele', { bezeichnung: 'Rose' })),
    );
    expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  test('can be deleted unless a product is made of them, whose names are in the refusal (R9)', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const seife = await create(admin, '/rohseife');
    const frei = await create(admin, '/rohseife', { bezeichnung: 'frei', aktuellVorrat: 10 });
    for (const name of ['Öl', 'Zeder', 'Anis', 'Ost', 'West', 'Süd'])
      await insertProdukt(db, { name, seife: 'sheabutter ' });

    const refused = await admin.delete(`/rohseife/${seife._id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      success: false,
      message: '„Sheabutter“ wird noch verwendet: Anis, Öl, Ost, Süd, West und 1 weitere.',
      fehler: ['Anis', 'Öl', 'Ost', 'Süd', 'West', 'Zeder'],
    });

    const deleted = await admin.delete(`/rohseife/${frei._id}`);
    expect(deleted.json()).toEqual({ success: true, data: { _id: frei._id } });
    expect(namesOf(await admin.get('/rohseife'))).toEqual(['Sheabutter']);
    expect(await bewegungenOf(db, frei._id)).toHaveLength(1);
    const { entferntAls } = await db
      .selectFrom('bestand')
      .select('entferntAls')
      .where('artikelId', '=', frei._id)
      .executeTakeFirstOrThrow();
    expect(entferntAls).toBe('frei');
    await create(admin, '/rohseife', { bezeichnung: 'frei' });
  });

  test('that are unknown, deleted or of another kind are 404', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const seife = await create(admin, '/rohseife');
    for (const path of ['/rohseife/x', `/duftoele/${seife._id}`, `/verpackungen/${'x'.repeat(150)}`]) {
      expect((await admin.put(path, { bezeichnung: 'neu' })).statusCode).toBe(404);
      expect((await admin.delete(path)).statusCode).toBe(404);
    }
    expect((await admin.delete('/duftoele/x')).json().message).toBe('Duftöl nicht gefunden');
  });

  test('are for admins only (R19)', async () => {
    const { app, as } = await startTestApp(database);
    const { _id } = await create(as('admin'), '/rohseife');
    for (const path of paths) {
      const calls: ApiCall[] = [
        { method: 'GET', path },
        { method: 'POST', path, payload: bodies[path] },
        { method: 'PUT', path: `${path}/${_id}`, payload: {} },
        { method: 'DELETE', path: `${path}/${_id}` },
      ];
      for (const call of calls) {
        expect((await callApi(app, call)).statusCode).toBe(401);
        for (const role of ['customer', 'employee'] as const) {
          const token = await as(role).token();
          expect((await callApi(app, { ...call, token })).statusCode).toBe(403);
        }
      }
    }
  });

  const zahl = /Bitte eine (ganze )?Zahl von /;
  test.each([
    [
      '/rohseife',
      'bezeichnung',
      [undefined, '', '   ', '\u200b', 7, null],
      /Bitte eine Bezeichnung eingeben/,
    ],
    ['/rohseife', 'bezeichnung', ['x'.repeat(101)], /höchstens 100 Zeichen/],
    ['/rohseife', 'gesamtInGramm', ['', 0, -5, 'viel', null, '1e309', Number.MAX_VALUE, true, [1]], zahl],
    [
      '/rohseife',
      'ekPreis',
      ['', -0.01, 'teuer', '0,12345678901234567890', '9,99999999999999999999', 0.1234567, '1.00,50'],
      zahl,
    ],
    ['/rohseife', 'aktuellVorrat', ['', -1, 0.5, 1e12, 'leer', '1.5'], zahl],
    ['/rohseife', 'mindestbestand', ['', -1, 1.5, {}], zahl],
    ['/rohseife', 'verfuegbar', ['', 'ja', 1, null], /ja oder nein/],
    ['/rohseife', 'farbe', ['x'.repeat(101)], /Höchstens 100 Zeichen/],
    ['/rohseife', 'bezeichnung', ['Shea\nbutter', 'a\u202eb'], /unsichtbare Zeichen/],
    ['/rohseife', 'beschreibung', [7, null, {}], /Text eingeben/],
    ['/duftoele', 'gesamtInMl', ['', 0.5, -1], zahl],
    ['/duftoele', 'tropfenProMl', ['', 0, 1001], zahl],
    ['/duftoele', 'empfohlungProSeife', ['', 0, 1.5], zahl],
    ['/duftoele', 'duftrichtung', ['', 'muffig', 3], /Duftrichtungen/],
    ['/duftoele', 'intensitaet', ['sehr stark'], /mild, mittel oder stark/],
    ['/verpackungen', 'menge', ['', 0, 2.5], zahl],
    ['/verpackungen', 'kostenInEuro', [undefined, '', -1], zahl],
    ['/verpackungen', 'aktuellVorrat', [undefined, ''], zahl],
    ['/verpackungen', 'maximalGewicht', ['schwer', -1], zahl],
    ['/verpackungen', 'form', ['rund'], /Formen/],
    ['/verpackungen', 'material', ['gold'], /Materialien/],
  ])('%s refuses a wrong %s on the field and stores nothing', async (path, feld, values, text) => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const { _id, ...before } = await create(admin, path, { bezeichnung: 'bleibt' });
    for (const value of values) {
      const reply = await admin.post(path, { ...bodies[path], [feld]: value });
      expect([value, reply.statusCode]).toEqual([value, 400]);
      expect(reply.json().fehler).toEqual([expect.stringMatching(text)]);
      expect(reply.json().fehler[0].startsWith(`${feld}: `)).toBe(true);
      // In a change, absent fields and emptied numbers are no errors.
      if (value === undefined || (text === zahl && (value === '' || value === null))) continue;
      expect((await admin.put(`${path}/${_id}`, { ...before, [feld]: value })).statusCode).toBe(400);
    }
    expect((await admin.get(path)).json().data).toEqual([{ _id, ...before }]);
    const { count } = await db
      .selectFrom('rohstoff')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  test('refuse 1e309 as a number too', async () => {
    const { app, as } = await startTestApp(database);
    const authorization = `Bearer ${await as('admin').token()}`;
    const payload = '{"bezeichnung":"x","ekPreis":1e309}';
    const headers = { authorization, 'content-type': 'application/json' };
    const reply = await app.inject({ method: 'POST', url: '/api/rohseife', headers, payload });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fehler).toEqual([expect.stringMatching(/^ekPreis: Bitte eine Zahl/)]);
  });
});
