import { describe, expect, test } from 'vitest';
import { openBestand, retireBestand } from '#features/bestand/server/index.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';
import { lengthenHistorie, openLager } from '#test/ware/lager.ts';
import { exportHistorie } from './export-historie.ts';

describe.each(databases)('the history on %s', (database) => {
  test('is paged, newest first, by the row or the article, filtered by kind on request (R16)', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    for (const aenderung of [10, -1, -2, 20, -3])
      await admin.post('/lager/korrektur', { typ: 'duftoil', artikelId: ids.oel, aenderung });
    const get = async (id: string, query = '') => (await admin.get(`/lager/historie/${id}${query}`)).json();
    const mengen = ({ data }: { data: { menge: number }[] }) => data.map(({ menge }) => menge);

    const all = await get(ids.oel);
    expect(mengen(all)).toEqual([-3, 20, -2, -1, 10, 300]);
    expect(all).toMatchObject({
      success: true,
      count: 6,
      pagination: { page: 1, limit: 100, total: 6, pages: 1 },
    });
    expect(all.artikel).toEqual({
      _id: expect.any(String),
      artikelId: ids.oel,
      name: 'Lavendel',
      typ: 'duftoil',
      einheit: 'tropfen',
      menge: 324,
      mindestbestand: 50,
      isEntfernt: false,
    });
    expect((await get(all.artikel._id)).data).toEqual(all.data);
    expect(mengen(await get(ids.oel, '?limit=2'))).toEqual([-3, 20]);
    expect(mengen(await get(ids.oel, '?limit=2&page=3'))).toEqual([10, 300]);
    expect(mengen(await get(ids.oel, '?limit=4&page=2'))).toEqual([10, 300]);
    expect(mengen(await get(ids.oel, '?page=9'))).toEqual([]);
    expect((await get(ids.oel, '?limit=&page=')).pagination).toEqual(all.pagination);
    const taken = await get(ids.oel, '?typ=ausgang&limit=2&page=2');
    expect(mengen(taken)).toEqual([-1]);
    expect(taken.pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2 });
  });

  test('has 100 movements by default', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    for (let nr = 1; nr <= 100; nr += 1)
      await admin.post('/lager/korrektur', { typ: 'duftoil', artikelId: ids.oel, aenderung: 1 });
    const { count, data, pagination } = (await admin.get(`/lager/historie/${ids.oel}`)).json();
    expect(count).toBe(100);
    expect(data.at(-1).bestandNachher).toBe(301);
    expect(pagination).toEqual({ page: 1, limit: 100, total: 101, pages: 2 });
  });

  test('is empty for a product without movements, and 404 for an unknown article', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const empty = (await admin.get(`/lager/historie/${ids.produkt}`)).json();
    expect(empty).toMatchObject({ data: [], count: 0, pagination: { total: 0, pages: 0 } });
    expect((await admin.get('/lager/historie/niemand')).statusCode).toBe(404);
    for (const query of ['page=0', 'limit=201', 'typ=geschenk'])
      expect((await admin.get(`/lager/historie/${ids.oel}?${query}`)).statusCode, query).toBe(400);
  });

  test('stays readable when its article is deleted (R9)', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    await admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 2 });
    await admin.delete(`/admin/portfolio/${ids.produkt}`);
    const { data, artikel } = (await admin.get(`/lager/historie/${ids.produkt}`)).json();
    expect(artikel).toMatchObject({ name: 'Lavendeltraum', isEntfernt: true, menge: 2 });
    expect(data).toMatchObject([{ menge: 2 }]);
    expect((await admin.get('/lager/bestand')).json().data.produkte).toEqual([]);
    expect((await admin.get('/lager/entfernte')).json()).toMatchObject({
      count: 1,
      data: [{ name: 'Lavendeltraum', typ: 'produkt', artikelId: ids.produkt, menge: 2 }],
    });
    const correction = { typ: 'produkt', artikelId: ids.produkt, aenderung: 1 };
    expect((await admin.post('/lager/korrektur', correction)).statusCode).toBe(404);
  });

  test('ends at the current level when read over time, whatever its length', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const korrektur = { typ: 'verpackung', artikelId: ids.karton };
    await admin.post('/lager/korrektur', { ...korrektur, aenderung: -5 });
    const verlauf = async (id: string) => (await admin.get(`/lager/historie/${id}/verlauf`)).json().data;
    const { schritt, punkte, artikel } = await verlauf(ids.karton);
    expect(schritt).toBe(1);
    expect(punkte).toEqual([
      { datum: expect.any(String), bestand: 50 },
      { datum: expect.any(String), bestand: 45 },
    ]);
    expect(artikel).toMatchObject({ name: 'viereck', mindestbestand: 0 });
    expect(await verlauf(ids.produkt)).toMatchObject({ punkte: [] });
  });
});

describe.each(databases)('a long history on %s', (database) => {
  test('has the right movements on every page of one kind', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    await lengthenHistorie(db, ids.seife, { anzahl: 45_000, inventur: 900 });
    const page = async (query: string) => {
      const { data, pagination } = (await admin.get(`/lager/historie/${ids.seife}?${query}`)).json();
      return { nummern: data.map(({ nr }: { nr: number }) => nr), total: pagination.total };
    };
    const inventuren = Array.from({ length: 50 }, (_, i) => 45_000 - i * 900);
    expect(await page('typ=inventur')).toEqual({ nummern: inventuren, total: 50 });
    for (const [at, limit] of [
      [1, 7],
      [4, 7],
      [8, 7],
      [9, 7],
    ] as const)
      expect(await page(`typ=inventur&limit=${limit}&page=${at}`)).toEqual({
        nummern: inventuren.slice((at - 1) * limit, at * limit),
        total: 50,
      });
    const eingaenge = Array.from({ length: 45_001 }, (_, i) => 45_001 - i).filter((nr) => nr % 900 !== 0);
    for (const at of [1, 112, 225, 226, 100_000_000])
      expect(await page(`typ=eingang&limit=200&page=${at}`)).toEqual({
        nummern: eingaenge.slice((at - 1) * 200, at * 200),
        total: eingaenge.length,
      });
    expect((await page('limit=200&page=100000000')).nummern).toEqual([]);
    expect((await page('limit=200&page=225')).nummern).toEqual(
      Array.from({ length: 200 }, (_, i) => 201 - i),
    );
  });

  test('is exported in batches, and ends with the movement that was the newest when the export began', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    await lengthenHistorie(db, ids.seife);
    const { text } = await exportHistorie(db, ids.seife, undefined);
    const korrektur = { typ: 'rohseife', artikelId: ids.seife, aenderung: -5 };
    const parts: string[] = [];
    for await (const part of text) {
      parts.push(part);
      await admin.post('/lager/korrektur', korrektur);
    }
    const nummern = parts
      .join('')
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => Number.parseInt(line, 10));
    expect(nummern).toEqual(Array.from({ length: 2101 }, (_, i) => 2101 - i));
    // The line of headings, and batches of at most 500 movements.
    expect(parts.map((part) => part.split('\r\n').length - 1)).toEqual([1, 500, 500, 500, 500, 101]);
  });
});

// A query of PostgreSQL waits for the network in any case.
test('between the batches of an export other requests have their turn, although SQLite answers within one', async () => {
  const { db, as } = await startTestApp('SQLite');
  const { admin, ids } = await openLager(db, as('admin'));
  await lengthenHistorie(db, ids.seife, { anzahl: 20_000 });
  let isOver = false;
  let turns = 0;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const { body } = await admin.get(`/lager/historie/${ids.seife}/csv`);
  isOver = true;
  expect(body.split('\r\n')).toHaveLength(20_003);
  expect(turns).toBeGreaterThanOrEqual(40);
});

describe.each(databases)('the exports on %s', (database) => {
  test('open correctly in a German spreadsheet: byte order mark, semicolons, no formulas, German dates', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const korrektur = { typ: 'rohseife', artikelId: ids.seife, aenderung: -250 };
    await admin.post('/lager/korrektur', { ...korrektur, grund: '=cmd()', notizen: 'für „Öl“; "fein"' });

    const historie = await admin.get(`/lager/historie/${ids.seife}/csv`);
    expect(historie.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment',
      'cache-control': 'no-store',
    });
    const lines = historie.body.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"Nr\.";"Datum";"Typ"/);
    expect(lines[1]).toMatch(
      /^2;"\d\d\.\d\d\.\d{4} \d\d:\d\d";"Ausgang";-250;"g";1000;750;"'=cmd\(\)";"für „Öl“; ""fein""";"Erika Muster \d+"$/,
    );
    expect(lines).toHaveLength(4);
    expect((await admin.get(`/lager/historie/${ids.seife}/csv?typ=eingang`)).body.split('\r\n')).toHaveLength(
      3,
    );

    const bestand = await admin.get('/lager/bestand/csv');
    expect(bestand.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(bestand.body).toContain('"Rohseifen";"Sheabutter";750;"g";100;"nein"');
    expect((await as('customer').get('/lager/bestand/csv')).statusCode).toBe(403);
    expect((await admin.get('/lager/historie/niemand/csv')).statusCode).toBe(404);
  });

  test('contain every movement of a history longer than one query', async () => {
    const { db, as } = await startTestApp(database);
    const { admin, ids } = await openLager(db, as('admin'));
    const artikelId = ids.seife;
    await lengthenHistorie(db, artikelId);
    const lines = (await admin.get(`/lager/historie/${artikelId}/csv`)).body.trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => Number.parseInt(line, 10))).toEqual(
      Array.from({ length: 2101 }, (_, i) => 2101 - i),
    );
    const { data } = (await admin.get(`/lager/historie/${artikelId}/verlauf`)).json();
    expect(data.schritt).toBe(1);
    expect(data.punkte.length).toBeLessThanOrEqual(400);
    expect(data.punkte.at(-1).bestand).toBe(3100);
  });
});

describe.each(databases)('a kind of a newer version of the shop on %s', (database) => {
  test('is left out, and every other article stays readable', async () => {
    const { db, as } = await startTestApp(database);
    const { admin } = await openLager(db, as('admin'));
    await inTransaction(db, async (db) => {
      await openBestand(db, { typ: 'band', artikelId: 'satin' });
      await openBestand(db, { typ: 'band', artikelId: 'samt' });
      await retireBestand(db, 'samt', 'Samt');
    });
    const { data } = (await admin.get('/lager/bestand')).json();
    expect(Object.values(data).flat()).toHaveLength(4);
    expect((await admin.get('/lager/entfernte')).json()).toMatchObject({ success: true, data: [] });
    expect((await admin.get('/lager/historie/satin')).statusCode).toBe(404);
  });
});
