import { describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/in-transaction.ts';
import { lockKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { reserve } from '#test/auftrag/reservierungen.ts';
import { databases } from '#test/database/databases.ts';
import { recordStatements } from '#test/database/statements.ts';
import { startTestApp } from '#test/test-app.ts';
import { openLager } from '#test/ware/lager.ts';
import { correctBestand } from './correct-bestand.ts';

async function openShop(database: (typeof databases)[number]) {
  const shop = await startTestApp(database);
  const { admin, ids } = await openLager(shop.db, shop.as('admin'));
  const produkt = { typ: 'produkt', artikelId: ids.produkt } as const;
  const correct = async (aenderung: number) =>
    (await admin.post('/lager/korrektur', { ...produkt, aenderung })).json();
  const count = async (menge: number, rest = {}) =>
    (await admin.post('/lager/inventur', { ...produkt, menge, ...rest })).json();
  const readZeile = async () => (await admin.get('/lager/bestand')).json().data.produkte[0];
  return { ...shop, admin, ids, correct, count, readZeile };
}

describe.each(databases)('stock that is sold and not sent, on %s', (database) => {
  test('is in the rows of products with what is free, and not in those of raw materials', async () => {
    const { db, admin, ids, correct, readZeile } = await openShop(database);
    await correct(5);
    await reserve(db, { [ids.produkt]: 3 });
    expect(await readZeile()).toMatchObject({ menge: 5, reserviert: 3, frei: 2 });
    await reserve(db, { [ids.produkt]: 6 });
    expect(await readZeile()).toMatchObject({ menge: 5, reserviert: 9, frei: -4 });
    const { data } = (await admin.get('/lager/bestand')).json();
    for (const { reserviert, frei } of data.rohseifen)
      expect([reserviert, frei]).toEqual([undefined, undefined]);
    const { data: waehlbar } = (await admin.get('/lager/artikel')).json();
    expect(waehlbar.produkte[0]).toMatchObject({ vorrat: 5, frei: -4 });
  });

  test('counts against the minimum: warnings and what to make follow what is free', async () => {
    const { db, admin, ids, count, readZeile } = await openShop(database);
    await count(5, { mindestbestand: 3 });
    const warnungen = async () => (await admin.get('/lager/warnungen')).json().data;
    await reserve(db, { [ids.produkt]: 2 });
    expect(await warnungen()).toEqual([]);
    await reserve(db, { [ids.produkt]: 4 });
    expect(await readZeile()).toMatchObject({ unterMindestbestand: true });
    expect(await warnungen()).toMatchObject([{ name: 'Lavendeltraum', frei: -1, differenz: 4 }]);
  });

  test('is hit by a correction and by a count below it: booked, and the orders are named', async () => {
    const { db, ids, correct, count } = await openShop(database);
    const ohne = await correct(5);
    expect(ohne.message).toBe('Bestand korrigiert');
    expect(ohne.data.betroffen).toBeUndefined();
    await reserve(db, { [ids.produkt]: 3 }, { nummer: 'B-26-EINS' });
    await reserve(db, { [ids.produkt]: 2 }, { nummer: 'B-26-ZWEI' });

    const entnommen = await correct(-1);
    expect(entnommen.data).toMatchObject({ nachher: 4, betroffen: { nummern: ['B-26-ZWEI'], weitere: 0 } });
    expect(entnommen.message).toBe('Bestand korrigiert. Diese Bestellung ist betroffen: B-26-ZWEI.');
    const gezaehlt = await count(2);
    expect(gezaehlt.data).toMatchObject({
      bestand: { menge: 2 },
      betroffen: { nummern: ['B-26-EINS', 'B-26-ZWEI'], weitere: 0 },
    });
    expect(gezaehlt.message).toBe(
      'Bestand aktualisiert. Diese Bestellungen sind betroffen: B-26-EINS und B-26-ZWEI.',
    );
    expect((await correct(1)).data.betroffen.nummern).toEqual(['B-26-ZWEI']);
    expect((await correct(2)).data.betroffen).toBeUndefined();
  });

  test('is named with ten orders and the number of all others', async () => {
    const { db, ids, count } = await openShop(database);
    for (let i = 0; i < 13; i += 1) await reserve(db, { [ids.produkt]: 1 });
    const { betroffen } = (await count(0)).data;
    expect(betroffen.nummern).toHaveLength(10);
    expect(betroffen.weitere).toBe(3);
  });

  test('is hit by a counted shelf: each line names its orders', async () => {
    const { db, admin, ids, correct, readZeile } = await openShop(database);
    await correct(5);
    await reserve(db, { [ids.produkt]: 5 }, { nummer: 'B-26-EINS' });
    const { _id, letzteNr } = await readZeile();
    const { rohseifen } = (await admin.get('/lager/bestand')).json().data;
    const zeilen = [
      { _id, letzteNr, gezaehlt: 4 },
      { _id: rohseifen[0]._id, letzteNr: rohseifen[0].letzteNr, gezaehlt: 0 },
    ];
    const { data } = (await admin.post('/lager/inventur/zaehlliste', { zeilen })).json();
    const betroffen = new Map(
      data.zeilen.map((one: { _id: string; betroffen: unknown }) => [one._id, one.betroffen]),
    );
    expect(betroffen.get(_id)).toEqual({ nummern: ['B-26-EINS'], weitere: 0 });
    expect(betroffen.get(rohseifen[0]._id)).toBeUndefined();
  });

  test('is hit by a reversed production', async () => {
    const { db, admin, ids } = await openShop(database);
    const body = { produktId: ids.produkt, anzahl: 3 };
    const { data } = (await admin.post('/lager/produktion', body)).json();
    await reserve(db, { [ids.produkt]: 2 }, { nummer: 'B-26-EINS' });
    const storno = (await admin.post(`/lager/produktion/${data.buchungId}/storno`)).json();
    expect(storno.data.betroffen).toEqual({ nummern: ['B-26-EINS'], weitere: 0 });
    expect(storno.message).toBe('Produktion zurückgenommen. Diese Bestellung ist betroffen: B-26-EINS.');
  });

  test('stays exact when orders, corrections and productions come at the same time', async () => {
    const { db, admin, ids, correct, readZeile } = await openShop(database);
    await correct(20);
    const works = Array.from({ length: 6 }, () => [
      () => reserve(db, { [ids.produkt]: 2 }),
      () => correct(-1),
      () => admin.post('/lager/produktion', { produktId: ids.produkt, anzahl: 1 }),
    ]).flat();
    await Promise.all(works.map((work) => work()));
    expect(await readZeile()).toMatchObject({ menge: 20, reserviert: 12, frei: 8 });
  });
});

test('a booking of a raw material waits for no change of the catalogue', async () => {
  const { db, reopen, as } = await startTestApp('PostgreSQL');
  const { admin, ids } = await openLager(db, as('admin'));
  await inTransaction(reopen(), async (other) => {
    await lockKatalog(other);
    const body = { typ: 'rohseife', artikelId: ids.seife, aenderung: -5 };
    expect((await admin.post('/lager/korrektur', body)).statusCode).toBe(200);
  });
});

test('a booking of a product locks the catalogue before its level, as an order does', async () => {
  const { db, place, as } = await startTestApp('PostgreSQL');
  const { ids } = await openLager(db, as('admin'));
  const recorded = recordStatements(place);
  await correctBestand(recorded.db, { typ: 'produkt', artikelId: ids.produkt, aenderung: 5 }, {});
  const locks = recorded.statements.filter((sql) => / for (no key )?update/.test(sql));
  expect(locks[0]).toContain('"katalog"');
  expect(locks[1]).toContain('"bestand"');
});
