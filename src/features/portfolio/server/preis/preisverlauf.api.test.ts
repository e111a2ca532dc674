import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { changeProdukt, gastMit, startOpenShop } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { insertProdukt, produktBody } from '#test/factories.ts';
import { type Caller, startTestApp } from '#test/test-app.ts';
import { addProdukt } from '../change-produkt/add-produkt.ts';

type Produkt = { _id: string; preis: number; niedrigsterPreis?: number; [feld: string]: unknown };

async function create(admin: Caller, body: object = {}): Promise<Produkt> {
  return (await admin.post('/admin/portfolio', produktBody({ preis: 10, ...body }))).json().data;
}

const change = (admin: Caller, id: string, body: object) => admin.put(`/admin/portfolio/${id}`, body);

describe.each(databases)('the price history on %s', (database) => {
  test('has a row for each price, with its author, also of one taken over from the Warenberechnung; newest first', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const { _id, version: _version, ...produkt } = await create(admin, { preis: '' });
    await change(admin, _id, { preis: 7.9 });
    // requirements.md, admin §7: the Warenberechnung sends the whole product with its new price.
    await change(admin, _id, { ...produkt, preis: 8.5 });
    await change(admin, _id, { aktiv: false });
    await change(admin, _id, { aktiv: true, ermaessigt: true, preis: 0 });

    const { data } = (await admin.get(`/admin/portfolio/${_id}/preise`)).json();

    expect(data.map(({ at: _at, von: _von, ...stand }: { at: string; von: string }) => stand)).toEqual([
      { preis: 0, aktiv: true, ermaessigt: true },
      { preis: 8.5, aktiv: false, ermaessigt: false },
      { preis: 8.5, aktiv: true, ermaessigt: false },
      { preis: 7.9, aktiv: true, ermaessigt: false },
      { preis: null, aktiv: true, ermaessigt: false },
    ]);
    expect(data.every(({ von }: { von: string }) => von.startsWith('Erika Muster'))).toBe(true);
    const { id } = await admin.account();
    const rows = await db.selectFrom('preisverlauf').select(['nr', 'vonId']).orderBy('nr').execute();
    expect(rows).toEqual([1, 2, 3, 4, 5].map((nr) => ({ nr, vonId: id })));
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('has none for other changes, and for those that are refused', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const { _id, version } = await create(admin, { name: 'Rose' });
    await create(admin, { name: 'Minze' });
    await change(admin, _id, { preis: 10, aktiv: true, name: 'Rosenseife' });
    expect((await change(admin, _id, { preis: 5, version })).statusCode).toBe(409);
    expect((await change(admin, _id, { preis: 5, name: 'Minze' })).statusCode).toBe(409);
    expect((await change(admin, _id, { preis: -1 })).statusCode).toBe(400);
    expect((await change(admin, _id, { ermaessigt: 'ja' })).statusCode).toBe(400);
    expect(await db.selectFrom('preisverlauf').selectAll().execute()).toHaveLength(2);
  });

  test('stays when the product is deleted, but is no answer any more', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const { _id } = await create(admin);
    expect((await admin.delete(`/admin/portfolio/${_id}`)).statusCode).toBe(200);
    expect(await db.selectFrom('preisverlauf').select('produktId').execute()).toEqual([{ produktId: _id }]);
    expect((await admin.get(`/admin/portfolio/${_id}/preise`)).statusCode).toBe(404);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('is written with the product, or neither is', async () => {
    const { db } = await startTestApp(database);
    const neu = { ...produktBody(), kurz: null, lang: null, inhaltsstoffe: null, anwendung: null };
    const rest = { besonderheiten: null, weblink: null, aktiv: true, reihenfolge: 1, bilder: [], preis: 5 };
    const broken = db.transaction().execute(async (db) => {
      await addProdukt(db, { ...neu, ...rest, zusatz: null, optional: null });
      throw new Error('The transaction ends here.');
    });
    await expect(broken).rejects.toThrow('ends here');
    expect(await db.selectFrom('preisverlauf').selectAll().execute()).toEqual([]);
  });

  test('that does not end with the price of its product is found by the verification, and so is a missing one', async () => {
    const { db, as } = await startTestApp(database);
    await as('admin').account();
    const id = await insertProdukt(db, { name: 'Rose' });
    for (const changes of [{ preisCent: 1 }, { preisCent: null }, { preisCent: 790, ermaessigt: 1 }]) {
      await changeProdukt(db, id, changes);
      expect((await verifyShop(db)).problems).toEqual([
        'Preisverlauf: „Rose“ endet mit einem anderen Preis, als das Produkt hat.',
      ]);
    }
    await changeProdukt(db, id, { ermaessigt: 0 });
    const row = {
      produktId: id,
      nr: 3,
      preisCent: 790,
      aktiv: 1,
      ermaessigt: 0,
      at: 'x',
      von: null,
      vonId: null,
    };
    await db.insertInto('preisverlauf').values(row).execute();
    expect((await verifyShop(db)).problems).toEqual(['Preisverlauf: „Rose“ hat 2 von 3 Einträgen.']);
    await changeProdukt(db, id, { id: 'andere' });
    expect((await verifyShop(db)).problems).toContain('Preisverlauf: „Rose“ hat keinen.');
  });
});

describe.each(databases)('a reduced price on %s', (database) => {
  test('is in the catalogue with the lowest price before, and only while it is below it', async () => {
    const { app, db, as } = await startTestApp(database);
    await changeEinstellung(db, 'phase', { phase: 'geoeffnet' });
    const admin = as('admin');
    const { _id } = await create(admin);
    await create(admin);
    const shown = async () => {
      const [list] = (await app.inject('/api/portfolio/with-prices')).json().data as Produkt[];
      const one = (await app.inject(`/api/portfolio/${_id}`)).json().data as Produkt;
      const [verwaltet] = (await admin.get('/admin/portfolio')).json().data as Produkt[];
      const each = [list, one, verwaltet].map((produkt) => produkt?.niedrigsterPreis);
      expect(new Set(each).size).toBe(1);
      // Whether it is marked, and the history, are the owner's.
      expect(Object.keys(one)).not.toContain('ermaessigt');
      return each[0];
    };
    expect(await shown()).toBeUndefined();
    const reply = await change(admin, _id, { preis: 8, ermaessigt: true });
    expect(reply.json().data).toMatchObject({ ermaessigt: true, preis: 8, niedrigsterPreis: 10 });
    expect(await shown()).toBe(10);
    await change(admin, _id, { preis: 7 });
    expect(await shown()).toBe(10);
    await change(admin, _id, { preis: 9 });
    expect(await shown()).toBeUndefined();
    await change(admin, _id, { preis: 6.5 });
    expect(await shown()).toBe(7);
    await change(admin, _id, { ermaessigt: false });
    expect(await shown()).toBeUndefined();
  });

  test('stands alone in cart, checkout and order: nothing there says that it is reduced', async () => {
    const { db, app, as } = await startOpenShop(database);
    const admin = as('admin');
    const { _id } = await create(admin, { aufBestellung: true, fertigungstage: 3 });
    await change(admin, _id, { preis: 8, ermaessigt: true });
    const gast = await gastMit(db, { [_id]: 1 });
    const cart = (await app.inject({ url: '/api/cart', headers: gast.headers })).body;
    const kasse = JSON.stringify(await gast.kasse(app));
    for (const answer of [cart, kasse]) {
      expect(answer).toContain('"preis":8');
      expect(answer).not.toMatch(/niedrigster|ermaessigt|"preis":10/);
    }
  });
});
