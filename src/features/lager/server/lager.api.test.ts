import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { callApi, startTestApp } from '#test/test-app.ts';
import { openLager } from '#test/ware/lager.ts';
import { lagerCalls } from '../calls.ts';

describe.each(databases)('the stock on %s', (database) => {
  test('is answered in four groups by name, with a row for every product, also without any stock', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    await insertProdukt(db, { name: 'Zitronenseife', aktiv: false });

    const { data, success } = (await admin.get('/lager/bestand')).json();

    expect(success).toBe(true);
    expect(Object.keys(data)).toEqual(['rohseifen', 'duftoele', 'verpackungen', 'produkte']);
    expect(data.rohseifen).toEqual([
      {
        _id: expect.any(String),
        name: 'Sheabutter',
        typ: 'rohseife',
        artikelId: ids.seife,
        menge: 1000,
        einheit: 'g',
        mindestbestand: 100,
        unterMindestbestand: false,
        letzteAenderung: { datum: expect.stringMatching(/^\d{4}-.*Z$/), grund: 'Anfangsbestand' },
        letzteNr: 1,
      },
    ]);
    expect(data.duftoele[0]).toMatchObject({
      name: 'Lavendel',
      typ: 'duftoil',
      einheit: 'tropfen',
      menge: 300,
    });
    expect(data.verpackungen[0]).toMatchObject({ typ: 'verpackung', einheit: 'Stück', menge: 50 });
    expect(data.produkte).toMatchObject([
      { name: 'Lavendeltraum', typ: 'produkt', artikelId: ids.produkt, menge: 0, einheit: 'Stück' },
      { name: 'Zitronenseife', menge: 0, letzteNr: 0 },
    ]);
    expect(data.produkte[0]._id).not.toBe(ids.produkt);
  });

  test('warns of articles strictly below their minimum, with the missing amount', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const count = (menge: number) =>
      admin.post('/lager/inventur', { typ: 'rohseife', artikelId: ids.seife, menge, mindestbestand: 200 });

    await count(200);
    expect((await admin.get('/lager/warnungen')).json()).toEqual({ success: true, count: 0, data: [] });
    await count(199);
    expect((await admin.get('/lager/warnungen')).json()).toMatchObject({
      count: 1,
      data: [
        {
          ...{ name: 'Sheabutter', menge: 199, mindestbestand: 200, differenz: 1, unterMindestbestand: true },
          packung: { groesse: '1.000\u00a0g', inhalt: 1000, preis: 9, von: '' },
        },
      ],
    });
    await admin.post('/lager/inventur', {
      typ: 'produkt',
      portfolioId: ids.produkt,
      menge: 1,
      mindestbestand: 2,
    });
    const { data } = await admin.send(lagerCalls.warnungen);
    expect(data.find(({ typ }) => typ === 'produkt')).not.toHaveProperty('packung');
  });

  test('offers its articles for selection', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const { data } = (await admin.get('/lager/artikel')).json();
    expect(data.duftoele).toEqual([{ id: ids.oel, name: 'Lavendel', vorrat: 300, mindestbestand: 50 }]);
    expect(data.produkte).toEqual([
      { id: ids.produkt, name: 'Lavendeltraum', vorrat: 0, frei: 0, mindestbestand: 0 },
    ]);
  });
});

test('every call refuses all roles but admin before it reads the body (R19)', async () => {
  const { app, as } = await startTestApp('SQLite');
  const calls = [
    ['GET', '/lager/bestand'],
    ['GET', '/lager/bestand/csv'],
    ['GET', '/lager/warnungen'],
    ['GET', '/lager/artikel'],
    ['GET', '/lager/entfernte'],
    ['POST', '/lager/korrektur'],
    ['POST', '/lager/inventur'],
    ['POST', '/lager/inventur/zaehlliste'],
    ['GET', '/lager/produktion/vorschau'],
    ['POST', '/lager/produktion'],
    ['POST', '/lager/produktion/x/storno'],
    ['GET', '/lager/historie/x'],
    ['GET', '/lager/historie/x/verlauf'],
    ['GET', '/lager/historie/x/csv'],
  ] as const;
  for (const [method, path] of calls) {
    expect((await callApi(app, { method, path })).statusCode, path).toBe(401);
    for (const role of ['employee', 'customer'] as const) {
      const token = await as(role).token();
      expect((await callApi(app, { method, path, token })).statusCode, path).toBe(403);
    }
  }
});

describe.each(databases)('POST /lager/korrektur on %s', (database) => {
  test('adds and removes stock, and stores the reason and the author', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const korrektur = { typ: 'rohseife', artikelId: ids.seife, aenderung: 500, notizen: 'frisch geliefert' };

    const reply = await admin.post('/lager/korrektur', { ...korrektur, grund: 'Einkauf' });
    expect(reply.json()).toEqual({
      success: true,
      message: 'Bestand korrigiert',
      data: { vorher: 1000, nachher: 1500, aenderung: 500, einheit: 'g' },
    });
    const taken = await admin.post('/lager/korrektur', { ...korrektur, aenderung: '-1500', notizen: '' });
    expect(taken.json().data).toEqual({ vorher: 1500, nachher: 0, aenderung: -1500, einheit: 'g' });

    const { data } = (await admin.get(`/lager/historie/${ids.seife}`)).json();
    const { vorname, nachname } = await admin.account();
    expect(data).toMatchObject([
      { typ: 'ausgang', menge: -1500, grund: 'Korrektur', bestandVorher: 1500, bestandNachher: 0 },
      {
        typ: 'eingang',
        menge: 500,
        grund: 'Einkauf',
        notizen: 'frisch geliefert',
        von: `${vorname} ${nachname}`,
      },
      { grund: 'Anfangsbestand' },
    ]);
    expect(data[0]).not.toHaveProperty('notizen');
  });

  test('never makes the stock negative: 409, and nothing is booked (R14)', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const reply = await admin.post('/lager/korrektur', {
      typ: 'duftoil',
      artikelId: ids.oel,
      aenderung: -301,
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      success: false,
      message: 'Lavendel: 300\u00a0Tropfen vorhanden, 301\u00a0Tropfen können nicht entnommen werden.',
    });
    const zuViel = { typ: 'rohseife', artikelId: ids.seife, aenderung: -10_001 };
    expect((await admin.post('/lager/korrektur', zuViel)).json().message).toBe(
      'Sheabutter: 1.000\u00a0g vorhanden, 10.001\u00a0g können nicht entnommen werden.',
    );
    const historie = (await admin.get(`/lager/historie/${ids.oel}`)).json();
    expect(historie).toMatchObject({ count: 1, artikel: { menge: 300 } });
  });

  test('accepts a product by its own id, by its row and by portfolioId, in any combination', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const { produkte } = (await admin.get('/lager/bestand')).json().data;
    const zeile = produkte[0]._id;
    const wahlen = [
      { artikelId: ids.produkt },
      { artikelId: zeile },
      { artikelId: ids.produkt, portfolioId: ids.produkt },
      { artikelId: zeile, portfolioId: ids.produkt },
      { artikelId: ids.produkt, portfolioId: null },
      { portfolioId: ids.produkt },
    ];
    for (const wahl of wahlen) {
      const reply = await admin.post('/lager/korrektur', { typ: 'produkt', aenderung: 1, ...wahl });
      expect(reply.statusCode, JSON.stringify(wahl)).toBe(200);
    }
    expect((await admin.get('/lager/bestand')).json().data.produkte[0].menge).toBe(wahlen.length);
  });

  test('refuses a body that refers to no article, to another kind or to two articles', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const korrektur = { typ: 'produkt', aenderung: 1 };
    const statusOf = async (body: object) => (await admin.post('/lager/korrektur', body)).statusCode;
    expect(await statusOf({ ...korrektur, artikelId: 'niemand' })).toBe(404);
    expect(await statusOf({ ...korrektur, artikelId: ids.seife })).toBe(404);
    expect(await statusOf({ ...korrektur, artikelId: ids.seife, portfolioId: ids.produkt })).toBe(400);
    expect(await statusOf(korrektur)).toBe(400);
  });

  test.each([
    [{ aenderung: 0 }, 'aenderung'],
    [{ aenderung: 1.5 }, 'aenderung'],
    [{ aenderung: 'viel' }, 'aenderung'],
    [{ aenderung: 1e12 }, 'aenderung'],
    [{ typ: 'duftoel' }, 'typ'],
    [{ artikelId: '' }, 'artikelId'],
    [{ notizen: 'x'.repeat(501) }, 'notizen'],
    [{ grund: 'x'.repeat(101) }, 'grund'],
  ])('answers %j with a German 400 that names the field', async (wrong, field) => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const body = { typ: 'rohseife', artikelId: ids.seife, aenderung: 1, ...wrong };
    const reply = await admin.post('/lager/korrektur', body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fehler).toEqual([expect.stringMatching(new RegExp(`^${field}: \\S`))]);
  });
});

describe.each(databases)('POST /lager/inventur on %s', (database) => {
  test('sets the absolute level and the minimum; a blank minimum changes nothing, 0 sets it to 0 (R15)', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const count = async (body: object) => {
      const zaehlung = { typ: 'duftoil', artikelId: ids.oel, einheit: 'tropfen', ...body };
      const reply = await admin.post('/lager/inventur', zaehlung);
      expect(reply.statusCode).toBe(200);
      return reply.json();
    };
    const minimum = async () => (await admin.get('/lager/bestand')).json().data.duftoele[0].mindestbestand;

    const reply = await count({ menge: 280, mindestbestand: 80 });
    expect(reply).toEqual({
      success: true,
      message: 'Bestand aktualisiert',
      data: { bestand: { _id: expect.any(String), menge: 280, einheit: 'tropfen', aenderung: -20 } },
    });
    expect(await minimum()).toBe(80);
    for (const blank of ['', null, undefined]) {
      await count({ menge: '281', mindestbestand: blank });
      expect(await minimum()).toBe(80);
    }
    await count({ menge: 0, mindestbestand: 0 });
    expect(await minimum()).toBe(0);

    const { data } = await admin.send(lagerCalls.historie, {
      params: { itemId: ids.oel },
      query: { typ: 'inventur' },
    });
    expect(data.map(({ menge }) => menge)).toEqual([-281, 0, 0, 1, -20]);
    expect(data[0]).toMatchObject({ grund: 'Inventur', bestandNachher: 0 });
  });

  test('refuses another unit, an invalid count, and a deleted article', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const count = (body: object) =>
      admin.post('/lager/inventur', { typ: 'duftoil', artikelId: ids.oel, menge: 1, ...body });
    const other = await count({ einheit: 'ml' });
    expect(other.statusCode).toBe(400);
    expect(other.json().fehler).toEqual(['einheit: Lavendel wird in Tropfen gezählt.']);
    for (const menge of [-1, 1.5, 'x', '', null, '1e309', 200_000_000]) {
      const reply = await count({ menge });
      expect(reply.statusCode, String(menge)).toBe(400);
      expect(reply.json().fehler[0]).toMatch(/^menge: Bitte eine ganze Zahl von 0 bis 100\.000\.000/);
    }
    expect((await count({ artikelId: 'niemand' })).statusCode).toBe(404);
    expect((await admin.get('/lager/bestand')).json().data.duftoele[0].menge).toBe(300);
  });
});
