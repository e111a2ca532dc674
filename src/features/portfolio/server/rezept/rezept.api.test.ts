import { describe, expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import type { Db } from '#server/db/connect.ts';
import { databases } from '#test/database/databases.ts';
import { type Caller, startTestApp } from '#test/test-app.ts';
import { listProduktRezepte } from './list-produkt-rezepte.ts';

const body = {
  name: 'Lavendeltraum',
  seife: 'Sheabutter',
  gramm: 100,
  aroma: 'Lavendel',
  seifenform: 'quadratisch',
  verpackung: 'viereck',
};

async function addProdukt(admin: Caller, changes: object = {}): Promise<string> {
  const reply = await admin.post('/admin/portfolio', { ...body, ...changes });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data._id;
}

async function addSeife(admin: Caller, bezeichnung: string): Promise<string> {
  return (await admin.post('/rohseife', { bezeichnung })).json().data._id;
}

/** The ids that the product's soap, oil and packaging are linked to. */
async function linksOf(db: Db, produktId: string) {
  const [produkt] = await listProduktRezepte(db, { produktIds: [produktId] });
  return produkt?.rezept.map(({ rohstoffId }) => rohstoffId);
}

const bestandOf = (db: Db, artikelId: string) =>
  db.selectFrom('bestand').selectAll().where('artikelId', '=', artikelId).executeTakeFirst();

describe.each(databases)('the recipe of a product on %s', (database) => {
  test('is resolved when the product is saved, ignoring case and spaces (R10)', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const shea = await addSeife(admin, 'Sheabutter');
    const honig = await addSeife(admin, 'Öl mit Honig');
    const id = await addProdukt(admin, { seife: '  SHEABUTTER ' });
    expect(await linksOf(db, id)).toEqual([shea, null, null]);

    await admin.put(`/admin/portfolio/${id}`, { seife: 'öl mit honig' });
    expect(await linksOf(db, id)).toEqual([honig, null, null]);
    await admin.put(`/admin/portfolio/${id}`, { seife: 'Gibt es nicht' });
    expect(await linksOf(db, id)).toEqual([null, null, null]);
  });

  test('keeps its link when the raw material is renamed, also when the product is saved again', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const shea = await addSeife(admin, 'Sheabutter');
    const id = await addProdukt(admin);
    await admin.put(`/rohseife/${shea}`, { bezeichnung: 'Shea aus Ghana' });
    await addSeife(admin, 'Sheabutter');
    for (const changes of [{ preis: 5 }, { ...body, gramm: 90 }, { seife: 'sheabutter' }]) {
      await admin.put(`/admin/portfolio/${id}`, changes);
      expect(await linksOf(db, id)).toEqual([shea, null, null]);
    }
  });

  test('links every waiting product when the raw material appears, and no other', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const waiting = await addProdukt(admin, { name: 'a', seife: ' Äpfel' });
    const other = await addProdukt(admin, { name: 'b', seife: 'Birnen', aroma: 'Äpfel' });
    const seife = await addSeife(admin, 'äpfel');
    const { data } = (await admin.post('/duftoele', { bezeichnung: 'ÄPFEL' })).json();
    expect(await linksOf(db, waiting)).toEqual([seife, null, null]);
    expect(await linksOf(db, other)).toEqual([null, data._id, null]);
  });

  test('changes its amounts in the same transaction as the weight (R13)', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    await addSeife(admin, 'Sheabutter');
    await admin.post('/duftoele', { bezeichnung: 'Lavendel' });
    const id = await addProdukt(admin);
    const mengen = async () => {
      const rows = await db.selectFrom('rezept').select(['teil', 'menge']).orderBy('menge').execute();
      return Object.fromEntries(rows.map(({ teil, menge }) => [teil, menge]));
    };
    expect(await mengen()).toEqual({ seife: 100, aroma: 2 });
    await admin.put(`/admin/portfolio/${id}`, { gramm: 75 });
    expect(await mengen()).toEqual({ seife: 75, aroma: 2 });
    await admin.put(`/admin/portfolio/${id}`, { gramm: 24 });
    expect(await mengen()).toEqual({ seife: 24, aroma: 0 });
    await admin.put(`/admin/portfolio/${id}`, { gramm: 500, version: 1 });
    expect(await mengen()).toEqual({ seife: 24, aroma: 0 });
    await admin.delete(`/admin/portfolio/${id}`);
    expect(await mengen()).toEqual({});
  });

  test('without scent has no oil, though an oil is called so; nothing is missing (R57)', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    for (const [path, bezeichnung, kosten] of [
      ['/rohseife', 'Sheabutter', { ekPreis: 9, aktuellVorrat: 999 }],
      ['/duftoele', 'Lavendel', { ekPreis: 5 }],
      ['/duftoele', 'Ohne Duft', {}],
      ['/verpackungen', 'viereck', { menge: 1, kostenInEuro: 1, aktuellVorrat: 9 }],
    ] as const)
      await admin.post(path, { bezeichnung, ...kosten });
    const id = await addProdukt(admin);
    const { data } = (await admin.put(`/admin/portfolio/${id}`, { aroma: 'ohne Duft' })).json();
    expect(data.fehlend).toEqual([]);
    expect(await linksOf(db, id)).toHaveLength(2);
    const kalkulation = (await admin.get(`/warenberechnung/portfolio/${id}`)).json();
    expect(kalkulation).toMatchObject({ fehlend: [], duftoelName: null, duftoelKosten: 0, tropfen: 0 });
    const gebucht = (await admin.post('/lager/produktion', { produktId: id, anzahl: 2 })).json();
    expect(gebucht.data.verwendeteRohstoffe.map(({ name }: { name: string }) => name)).toEqual([
      'Sheabutter',
      'viereck',
    ]);
    expect((await verifyShop(db)).problems).toEqual([]);
  });

  test('that was changed in the database is reported by the verification', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    await addSeife(admin, 'Sheabutter');
    const honig = await addSeife(admin, 'Honig');
    const id = await addProdukt(admin);
    const rezept = (row: { menge: number; teil?: string }) =>
      db.updateTable('rezept').set(row).where('produktId', '=', id).execute();
    const problems = async () => (await verifyShop(db)).problems;
    expect(await problems()).toEqual([]);
    await rezept({ menge: 99 });
    expect(await problems()).toEqual(['Produkte: „Lavendeltraum“ hat im Rezept unter seife 99 statt 100.']);
    await rezept({ menge: 100 });
    await db
      .insertInto('rezept')
      .values({ produktId: id, teil: 'aroma', rohstoffId: honig, menge: 2 })
      .execute();
    const fremd =
      'Produkte: „Lavendeltraum“ hat im Rezept unter aroma einen Rohstoff, der dort nicht hingehört.';
    expect(await problems()).toEqual([fremd]);
    await db.updateTable('produkt').set({ angaben: '{}' }).execute();
    expect(await problems()).toEqual(['Produkte: „Lavendeltraum“ hat unlesbare Angaben.']);
    await db.updateTable('produkt').set({ typ: 'ring' }).execute();
    expect(await problems()).toEqual(['Produkte: „Lavendeltraum“ hat die unbekannte Art ring.']);
  });

  test('never deadlocks saved products with renamed raw materials', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const shea = await addSeife(admin, 'Sheabutter');
    const id = await addProdukt(admin);
    const calls = Array.from({ length: 10 }, (_, i) => [
      admin.put(`/rohseife/${shea}`, { bezeichnung: `Shea ${i}`, aktuellVorrat: i }),
      admin.put(`/admin/portfolio/${id}`, { seife: `Shea ${i}` }),
    ]);
    const replies = await Promise.all(calls.flat());
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  });

  test('stays unchanged when an old version is saved', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const shea = await addSeife(admin, 'Sheabutter');
    const id = await addProdukt(admin);
    await admin.put(`/admin/portfolio/${id}`, { preis: 5 });
    const stale = await admin.put(`/admin/portfolio/${id}`, { seife: 'anders', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(await linksOf(db, id)).toEqual([shea, null, null]);
  });

  test('is created with a stock level, which outlives the product (R9)', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const id = await addProdukt(admin);
    expect(await bestandOf(db, id)).toMatchObject({ typ: 'produkt', menge: 0, mindestbestand: 0 });
    await admin.delete(`/admin/portfolio/${id}`);
    expect(await bestandOf(db, id)).toMatchObject({ entferntAls: 'Lavendeltraum' });
  });
});
