import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { buildTestApp, callApi, startTestApp } from '#test/test-app.ts';
import { levelsOf, openLager } from '#test/ware/lager.ts';

describe.each(databases)('POST /lager/produktion on %s', (database) => {
  test('removes the raw materials, adds the soap, and answers what is left (R13)', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));

    const reply = await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: '3' });

    expect(reply.json()).toEqual({
      success: true,
      message: 'Produktion gebucht',
      data: {
        buchungId: expect.any(String),
        produkt: { _id: ids.produkt, name: 'Lavendeltraum', produziert: 3, neuerBestand: 3 },
        verwendeteRohstoffe: [
          { name: 'Sheabutter', typ: 'rohseife', menge: 300, einheit: 'g', neuerBestand: 700 },
          { name: 'Lavendel', typ: 'duftoil', menge: 6, einheit: 'tropfen', neuerBestand: 294 },
          { name: 'viereck', typ: 'verpackung', menge: 3, einheit: 'Stück', neuerBestand: 47 },
        ],
      },
    });
    expect(await levelsOf(admin)).toEqual({ Sheabutter: 700, Lavendel: 294, viereck: 47, Lavendeltraum: 3 });
    const { data } = (await admin.get(`/lager/historie/${ids.seife}`)).json();
    expect(data[0]).toMatchObject({ typ: 'ausgang', menge: -300, grund: 'Produktion: 3 × Lavendeltraum' });
  });

  test('leaves the stock untouched when raw materials are short, and names every one', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'), { karton: 10 });
    const reply = await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 11 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      success: false,
      message: 'Produktion nicht möglich',
      fehler: [
        'Sheabutter: 1.100\u00a0g benötigt, 1.000\u00a0g vorhanden',
        'viereck: 11\u00a0Stück benötigt, 10\u00a0Stück vorhanden',
      ],
    });
    expect(await levelsOf(admin)).toEqual({ Sheabutter: 1000, Lavendel: 300, viereck: 10, Lavendeltraum: 0 });
  });

  test('produces nothing from a recipe with a gap, and names the gap (R10)', async () => {
    const { db, as } = await startTestApp(database);
    const { admin } = await openLager(db, as('admin'));
    const produktId = await insertProdukt(db, { name: 'Zimtstern', aroma: 'Zimt', verpackung: null });
    const reply = await admin.post('/lager/produktion', { produktId, anzahl: 1 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().fehler).toEqual([
      'Duftöl „Zimt“ gibt es nicht in den Rohstoffen',
      'Verpackung: im Produkt nicht angegeben',
    ]);
    expect(await levelsOf(admin)).toMatchObject({ Sheabutter: 1000, Zimtstern: 0 });
  });

  test('uses no oil for a piece so light that it needs none', async () => {
    const { db, as } = await startTestApp(database);
    const { admin } = await openLager(db, as('admin'), { oel: 0 });
    const produktId = await insertProdukt(db, { name: 'Gästeseife', gramm: 24 });
    const reply = await admin.post('/lager/produktion', { produktId, anzahl: 2 });
    expect(reply.json().data.verwendeteRohstoffe).toMatchObject([
      { menge: 48 },
      { name: 'viereck', menge: 2 },
    ]);
  });

  test.each([
    [{ anzahl: 0 }, 400, /^anzahl: Bitte eine ganze Zahl von 1 bis 10\.000/],
    [{ anzahl: 1.5 }, 400, /^anzahl: /],
    [{ anzahl: 'drei' }, 400, /^anzahl: /],
    [{ anzahl: undefined }, 400, /^anzahl: /],
    [{ produktId: '' }, 400, /^produktId: Welches Produkt\?/],
  ])('answers %j with a German %i', async (wrong, status, text) => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const reply = await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 1, ...wrong });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().fehler).toEqual([expect.stringMatching(text)]);
  });

  test('answers 404 for an unknown or deleted product', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    await admin.delete(`/admin/portfolio/${ids.produkt}`);
    for (const produktId of ['niemand', ids.produkt]) {
      const reply = await admin.post('/lager/produktion', { produktId, anzahl: 1 });
      expect(reply.statusCode).toBe(404);
      expect(reply.json().message).toBe('Produkt nicht gefunden');
    }
  });

  test('books exactly 20 of 50 concurrent requests on two nodes with stock for 20, and names the shortage', async () => {
    const { app, db, reopen, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'), { seife: 2000, oel: 41, karton: 500 });
    const nodes = [app, await buildTestApp(reopen())] as const;
    const token = await admin.token();
    const payload = { produktId: ids.produkt, anzahl: 1 };
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        callApi(nodes[i % 2 === 0 ? 0 : 1], { method: 'POST', path: '/lager/produktion', payload, token }),
      ),
    );

    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(refused).toHaveLength(30);
    for (const reply of refused)
      expect(reply.json().fehler).toEqual([
        'Sheabutter: 100\u00a0g benötigt, 0\u00a0g vorhanden',
        'Lavendel: 2\u00a0Tropfen benötigt, 1\u00a0Tropfen vorhanden',
      ]);
    expect(await levelsOf(admin)).toEqual({ Sheabutter: 0, Lavendel: 1, viereck: 480, Lavendeltraum: 20 });
  });
});

describe.each(databases)('GET /lager/produktion/vorschau on %s', (database) => {
  test('answers the amounts needed and remaining, how many pieces are possible and the limiting material', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'), { seife: 2350, oel: 46, karton: 24 });
    const { data } = (
      await admin.get(`/lager/produktion/vorschau?produktId=${ids.produkt}&anzahl=24`)
    ).json();
    expect(data).toMatchObject({
      produkt: { _id: ids.produkt, name: 'Lavendeltraum', vorrat: 0 },
      anzahl: 24,
      machbar: 23,
      engpass: 'Lavendel',
      fehlend: [],
      fehler: [
        'Sheabutter: 2.400\u00a0g benötigt, 2.350\u00a0g vorhanden',
        'Lavendel: 48\u00a0Tropfen benötigt, 46\u00a0Tropfen vorhanden',
      ],
    });
    expect(data.bedarf[1]).toEqual({
      typ: 'duftoil',
      artikelId: ids.oel,
      name: 'Lavendel',
      einheit: 'tropfen',
      mengeProStueck: 2,
      vorrat: 46,
      benoetigt: 48,
      verbleibend: -2,
    });
    expect(await levelsOf(admin)).toMatchObject({ Sheabutter: 2350, Lavendeltraum: 0 });
  });

  test('names the gap of a recipe and answers 404 for an unknown product', async () => {
    const { db, as } = await startTestApp(database);
    const { admin } = await openLager(db, as('admin'));
    const produktId = await insertProdukt(db, { seife: 'Kernseife', aroma: 'Zimt', verpackung: 'Dose' });
    const preview = (id: string) => admin.get(`/lager/produktion/vorschau?produktId=${id}`);
    const { data } = (await preview(produktId)).json();
    expect(data).toMatchObject({ anzahl: 1, bedarf: [], machbar: 0, fehler: { length: 3 } });
    expect(data.fehlend).toEqual(data.fehler);
    expect(data.engpass).toBeUndefined();
    expect((await preview('niemand')).statusCode).toBe(404);
  });
});

describe.each(databases)('POST /lager/produktion/{buchungId}/storno on %s', (database) => {
  test('puts everything back, refers to the production, and appears in the history', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const produktion = await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 3 });
    const { buchungId } = produktion.json().data;

    const reply = await admin.post(`/lager/produktion/${buchungId}/storno`);

    expect(reply.json()).toMatchObject({ success: true, message: 'Produktion zurückgenommen' });
    expect(reply.json().data.bewegungen).toHaveLength(4);
    expect(await levelsOf(admin)).toEqual({ Sheabutter: 1000, Lavendel: 300, viereck: 50, Lavendeltraum: 0 });
    const { data } = (await admin.get(`/lager/historie/${ids.produkt}`)).json();
    expect(data).toMatchObject([
      {
        typ: 'storno',
        menge: -3,
        grund: expect.stringMatching(
          /^Storno der Produktion vom \d\d\.\d\d\.\d{4}, \d\d:\d\d: 3 × Lavendeltraum$/,
        ),
      },
      { typ: 'eingang', produktion: { buchungId, name: 'Lavendeltraum', anzahl: 3, isStorniert: true } },
    ]);
    expect(data[0]).not.toHaveProperty('produktion');
  });

  test('is booked once, even for concurrent requests', async () => {
    const { app, db, reopen, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const produktion = await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 3 });
    const path = `/lager/produktion/${produktion.json().data.buchungId}/storno`;
    const nodes = [app, await buildTestApp(reopen())] as const;
    const token = await admin.token();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        callApi(nodes[i % 2 === 0 ? 0 : 1], { method: 'POST', path, token }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      'Diese Produktion wurde schon zurückgenommen.',
    );
    expect(await levelsOf(admin)).toMatchObject({ Sheabutter: 1000, Lavendeltraum: 0 });
  });

  test('is refused when the soap is out of stock, names it, and succeeds once it is back', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const produktion = await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 3 });
    const cancel = () => admin.post(`/lager/produktion/${produktion.json().data.buchungId}/storno`);
    const correct = (aenderung: number) =>
      admin.post('/lager/korrektur', { typ: 'produkt', artikelId: ids.produkt, aenderung });
    await correct(-2);

    const refused = await cancel();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      success: false,
      message: 'Die Produktion kann nicht zurückgenommen werden',
      fehler: ['Lavendeltraum: 3\u00a0Stück zurückzunehmen, 1\u00a0Stück vorhanden'],
    });
    expect(await levelsOf(admin)).toMatchObject({ Sheabutter: 700, Lavendeltraum: 1 });
    await correct(2);
    expect((await cancel()).statusCode).toBe(200);
  });

  test('is refused for other bookings, a reversal included, and for a deleted product', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const produce = async () =>
      (await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 1 })).json().data.buchungId;
    const cancel = (id: string) => admin.post(`/lager/produktion/${id}/storno`);
    const storno = (await cancel(await produce())).json().data.buchungId;
    expect((await cancel(storno)).statusCode).toBe(404);
    expect((await cancel('niemand')).json().message).toBe('Produktion nicht gefunden');

    const produktion = await produce();
    await admin.delete(`/admin/portfolio/${ids.produkt}`);
    expect((await cancel(produktion)).json().fehler).toEqual(['Lavendeltraum gibt es nicht mehr']);
  });
});
