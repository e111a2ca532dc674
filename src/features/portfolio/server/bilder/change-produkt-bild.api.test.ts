import { describe, expect, test } from 'vitest';
import { insertBild } from '#features/bild/server/bild.repository.ts';
import { collectUnusedBilder } from '#features/bild/server/collect-unused-bilder.ts';
import { verifyUnusedBilder } from '#features/bild/server/verify-bilder.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { readKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { insertAuftrag } from '#test/auftrag/auftraege.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { fakeBild, insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { deleteProdukt } from '../change-produkt/delete-produkt.ts';
import { addProduktBild } from './add-produkt-bild.ts';
import { deleteBildOf } from './change-produkt-bild.ts';

const hash = (letter: string) => letter.repeat(32);
const bilder = ['a', 'b', 'c', 'd'].map((letter) => ({ bild: fakeBild(hash(letter)), altText: letter }));
const hashes = async (db: Db) =>
  (await db.selectFrom('bild').select('hash').orderBy('hash').execute()).map((row) => row.hash);

type Bilder = { alt_text?: string; hauptbild?: string; galerie: { alt_text: string }[] };
const texts = ({ alt_text = '–', galerie }: Bilder) =>
  [alt_text, ...galerie.map((bild) => bild.alt_text)].join(' ');

describe.each(databases)('the pictures of a product on %s', (database) => {
  test('are removed one by one, and deleted when no other product uses them', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const id = await insertProdukt(db, { bilder });
    await insertProdukt(db, { bilder: [{ bild: fakeBild(hash('c')), altText: 'auch hier' }] });
    const url = `/admin/portfolio/${id}/image`;

    const first = (await admin.delete(`${url}/galerie/1`)).json();
    expect(first.message).toBe('Bild gelöscht');
    expect(texts(first.data.bilder)).toBe('a b d');
    expect(first.data).toMatchObject({ version: 2, geaendertVon: expect.stringContaining('Erika') });
    expect(texts((await admin.delete(`${url}/galerie/1`)).json().data.bilder)).toBe('a b');
    const last = (await admin.delete(`${url}/hauptbild`)).json().data.bilder;
    expect([texts(last), last.hauptbild]).toEqual(['– b', undefined]);
    expect(await hashes(db)).toEqual([hash('b'), hash('c')]);

    for (const path of ['hauptbild', 'galerie/1', 'galerie/9999']) {
      const reply = await admin.delete(`${url}/${path}`);
      expect([path, reply.statusCode, reply.json().message]).toEqual([path, 404, 'Bild nicht gefunden']);
    }
    for (const path of ['galerie/-1', 'galerie/eins', 'galerie/1.5'])
      expect([path, (await admin.delete(`${url}/${path}`)).statusCode]).toEqual([path, 400]);
    expect((await admin.get('/admin/portfolio')).json().data[0].version).toBe(4);
  });

  test('are not removed by a second tap with the version of the first', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const id = await insertProdukt(db, { bilder });
    const tap = () => admin.delete(`/admin/portfolio/${id}/image/galerie/0?version=1`);
    const replies = await Promise.all([tap(), tap()]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(texts(refused.data.produkt.bilder)).toBe('a c d');
  });

  test('get new alt texts, main picture and gallery', async () => {
    const { app, db, as } = await startTestApp(database);
    const admin = as('admin');
    const id = await insertProdukt(db, { bilder });
    const url = `/admin/portfolio/${id}/image`;
    expect((await admin.put(`${url}/hauptbild`, { alt_text: ' vorn ' })).json().message).toBe(
      'Alternativtext gespeichert',
    );
    await admin.put(`${url}/galerie/2`, { alt_text: 'hinten', version: 2 });
    expect(texts((await app.inject(`/api/portfolio/${id}`)).json().data.bilder)).toBe('vorn b c hinten');
    expect((await admin.put(`${url}/galerie/2`, { alt_text: 'zu spät', version: 2 })).statusCode).toBe(409);
    expect((await admin.put(`${url}/galerie/3`, { alt_text: 'x' })).statusCode).toBe(404);
    for (const body of [
      {},
      { alt_text: ' ' },
      { alt_text: 5 },
      { alt_text: 'a\nb' },
      { alt_text: 'x'.repeat(201) },
    ])
      expect((await admin.put(`${url}/hauptbild`, body)).statusCode).toBe(400);
    expect((await admin.get('/admin/portfolio')).json().data[0].version).toBe(3);
  });
});

describe.each(databases)('unused pictures on %s', (database) => {
  test('are never deleted while the same one is added to another product', async () => {
    const { db, reopen } = await openMigratedDatabase(database);
    // SQLite transactions block the thread, so a second node would have to be a second process.
    const other = database === 'SQLite' ? db : reopen();
    const [from, to] = [await insertProdukt(db), await insertProdukt(db)];
    const give = (db: Db, id: string) =>
      addProduktBild(db, { bild: fakeBild(), isHauptbild: true, altText: 'x' }, { id, von: 'Anna' });
    for (let round = 0; round < 15; round++) {
      await give(db, from);
      const take = deleteBildOf(other, { id: from, version: undefined, von: 'Bert' }, 'hauptbild');
      await Promise.all(round % 2 === 0 ? [take, give(db, to)] : [give(db, to), take]);
      expect(await hashes(db)).toEqual([hash('a')]);
      expect(await db.selectFrom('bildVariante').select('hash').execute()).toHaveLength(6);
      await deleteBildOf(db, { id: to, version: undefined, von: 'Anna' }, 'hauptbild');
      expect(await hashes(db)).toEqual([]);
    }
  });

  test('are deleted with the last product that uses them', async () => {
    const { db } = await openMigratedDatabase(database);
    const [one, two] = [
      await insertProdukt(db, { bilder }),
      await insertProdukt(db, { bilder: bilder.slice(1, 2) }),
    ];
    await deleteProdukt(db, one);
    expect(await hashes(db)).toEqual([hash('b')]);
    await deleteProdukt(db, two);
    expect(await hashes(db)).toEqual([]);
  });

  test('are deleted at the start, and a catalogue without any stays unchanged', async () => {
    const { db } = await openMigratedDatabase(database);
    await insertProdukt(db, { bilder: bilder.slice(0, 1) });
    await inTransaction(db, (db) => insertBild(db, fakeBild(hash('f'))));
    await collectUnusedBilder(db);
    expect(await hashes(db)).toEqual([hash('a')]);
    const version = await readKatalogVersion(db);
    await collectUnusedBilder(db);
    expect(await readKatalogVersion(db)).toBe(version);
  });

  test('stay as long as a line of an order shows them, also when the product is gone', async () => {
    const { app, db, as } = await startTestApp(database);
    const admin = as('admin');
    const id = await insertProdukt(db, { bilder: bilder.slice(0, 2) });
    const storniert = {
      typ: 'storniert',
      angaben: { grund: 'kunde' },
      at: '2026-11-24T09:00:00.000Z',
    } as const;
    const { token } = await insertAuftrag(db, {
      posten: [{ produktId: id, menge: 1 }],
      ereignisse: [storniert],
    });
    await admin.delete(`/admin/portfolio/${id}/image/hauptbild`);
    await collectUnusedBilder(db);
    expect(await hashes(db)).toEqual([hash('a'), hash('b')]);

    await deleteProdukt(db, id);
    const version = await readKatalogVersion(db);
    await collectUnusedBilder(db);
    expect(await readKatalogVersion(db)).toBe(version);
    expect(await hashes(db)).toEqual([hash('a')]);
    const { posten } = (await app.inject(`/api/bestellung/${token}`)).json().data;
    expect((await app.inject(posten[0].bild)).statusCode).toBe(200);
    expect(await verifyUnusedBilder(db)).toEqual([]);
  });
});
