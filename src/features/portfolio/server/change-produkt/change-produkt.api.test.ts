import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { fakeBild, insertProdukt, produktBody } from '#test/factories.ts';
import { buildTestApp, type Caller, startTestApp } from '#test/test-app.ts';

async function create(admin: Caller, body: object = {}) {
  return (await admin.post('/admin/portfolio', produktBody(body))).json().data;
}

describe.each(databases)('PUT /admin/portfolio/{id} on %s', (database) => {
  test('changes the fields that are sent and leaves the rest unchanged', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const before = await create(admin, { preis: 5, zusatz: 'Mohn', beschreibung: { kurz: 'a', lang: 'b' } });

    const reply = await admin.put(`/admin/portfolio/${before._id}`, {
      preis: '6,20',
      beschreibung: { lang: 'c' },
    });

    expect(reply.json().message).toBe('Produkt aktualisiert');
    expect(reply.json().data).toEqual({
      ...before,
      preis: 6.2,
      beschreibung: { kurz: 'a', lang: 'c' },
      version: 2,
      updatedAt: expect.any(String),
    });
  });

  test('accepts a whole loaded product (R4)', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    await insertProdukt(db, { weblink: 'https://a.example', bilder: [{ bild: fakeBild(), altText: 'x' }] });
    const [loaded] = (await admin.get('/admin/portfolio')).json().data;

    const reply = await admin.put(`/admin/portfolio/${loaded._id}`, { ...loaded, preis: 9 });

    const { version, updatedAt, geaendertVon, ...rest } = reply.json().data;
    expect({ ...rest, version }).toMatchObject({ ...rest, preis: 9, version: 2, bilder: loaded.bilder });
    expect(geaendertVon).toContain('Erika');
    expect(updatedAt >= loaded.updatedAt).toBe(true);
  });

  test('takes no pictures from the body: every stored one is an upload, as the content policy assumes', async () => {
    const { app, as } = await startTestApp(database);
    const admin = as('admin');
    const url = 'https://bilder.example/seife.jpg';
    const bilder = { hauptbild: url, galerie: [url, { url }] };
    const { _id } = await create(admin, { bilder });
    expect((await admin.put(`/admin/portfolio/${_id}`, { bilder })).statusCode).toBe(200);
    expect((await app.inject('/api/portfolio')).json().data).toMatchObject([
      { _id, bilder: { galerie: [] } },
    ]);
    expect((await app.inject('/api/portfolio')).body).not.toContain('bilder.example');
  });

  test('clears fields that are sent empty', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const full = {
      preis: 5,
      zusatz: 'a',
      optional: 'b',
      weblink: 'http://c.example',
      reihenfolge: 3,
      beschreibung: { kurz: 'd', anwendung: 'e' },
    };
    const { _id } = await create(admin, full);
    const empty = { preis: '', zusatz: ' ', optional: null, weblink: '', reihenfolge: '' };
    const { data } = (
      await admin.put(`/admin/portfolio/${_id}`, { ...empty, beschreibung: { kurz: '', anwendung: null } })
    ).json();
    for (const field of ['preis', 'zusatz', 'optional', 'weblink']) expect(data).not.toHaveProperty(field);
    expect(data).toMatchObject({ reihenfolge: 0, beschreibung: {} });
  });

  test('lets a product keep its name in another spelling, and refuses that of another product', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    await create(admin, { name: 'Honig' });
    const { _id } = await create(admin, { name: 'minze' });
    expect((await admin.put(`/admin/portfolio/${_id}`, { name: 'Minze' })).json().data.name).toBe('Minze');
    const taken = await admin.put(`/admin/portfolio/${_id}`, { name: 'honig', preis: 1 });
    expect([taken.statusCode, taken.json().fehler]).toEqual([
      409,
      ['name: Ein Produkt mit diesem Namen gibt es bereits.'],
    ]);
    const [, minze] = (await admin.get('/admin/portfolio')).json().data;
    expect(minze).toMatchObject({ name: 'Minze', version: 2 });
    expect(minze).not.toHaveProperty('preis');
  });

  test('refuses the second of two changes of one version, with the author of the first and the current product', async () => {
    const { as } = await startTestApp(database);
    const [anna, bert] = [as('admin'), as('admin')];
    const { _id, version } = await create(anna, { preis: 5 });
    await anna.put(`/admin/portfolio/${_id}`, { preis: 6, version });

    const reply = await bert.put(`/admin/portfolio/${_id}`, { preis: 7, version: String(version) });

    expect(reply.statusCode).toBe(409);
    const { vorname, nachname } = await anna.account();
    const geaendertVon = `${vorname} ${nachname}`;
    const { message, data } = reply.json();
    expect(message).toBe(`Das Produkt wurde inzwischen von ${geaendertVon} geändert.`);
    expect(data).toEqual({
      produkt: expect.objectContaining({ _id, preis: 6, version: 2 }),
      geaendertVon,
      geaendertAm: data.produkt.updatedAt,
    });
    const saved = await bert.put(`/admin/portfolio/${_id}`, { preis: 7, version: data.produkt.version });
    expect(saved.json().data).toMatchObject({ preis: 7, version: 3 });
  });

  test('lets exactly one of ten saves of the same version through', async () => {
    const { db, reopen, as } = await startTestApp(database);
    const admin = as('admin');
    const { _id, version } = await create(admin);
    // SQLite transactions block the thread, so a second node would have to be a second process.
    const other = database === 'SQLite' ? undefined : await buildTestApp(reopen());
    const save = async (preis: number) => {
      const headers = { authorization: `Bearer ${await admin.token()}` };
      const put = {
        method: 'PUT',
        url: `/api/admin/portfolio/${_id}`,
        headers,
        payload: { preis, version },
      } as const;
      return other && preis % 2 === 0
        ? other.inject(put)
        : admin.put(`/admin/portfolio/${_id}`, { preis, version });
    };
    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => save(i + 1)));
    const winners = replies.filter(({ statusCode }) => statusCode === 200);
    expect(winners).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
    const row = await db.selectFrom('produkt').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ version: 2, preisCent: winners[0]?.json().data.preis * 100 });
  });

  test('takes texts only from beschreibung, where they are checked', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const before = await create(admin, { beschreibung: { kurz: 'a', lang: 'b' } });
    const path = `/admin/portfolio/${before._id}`;

    const body = { kurz: { a: 1 }, lang: ['x'], anwendung: 5, besonderheiten: 'x'.repeat(100_000) };
    const reply = await admin.put(path, body);
    expect([reply.statusCode, reply.json().data.beschreibung]).toEqual([200, before.beschreibung]);
    const both = await admin.put(path, { name: '', gramm: 0 });
    expect([both.statusCode, both.json().fehler.length]).toEqual([400, 2]);
  });

  test('answers 404 for a product that does not exist', async () => {
    const { as } = await startTestApp(database);
    const reply = await as('admin').put('/admin/portfolio/fehlt', { preis: 1, version: 1 });
    expect([reply.statusCode, reply.json().message]).toEqual([404, 'Produkt nicht gefunden']);
  });

  test('is in the next answer of every node, and so is every other change', async () => {
    const { app, db, reopen, as } = await startTestApp(database);
    const admin = as('admin');
    const nodes = [app, await buildTestApp(reopen())];
    const shown = async () => {
      const replies = await Promise.all(nodes.map((node) => node.inject('/api/portfolio/with-prices')));
      const lists = replies.map((reply) => reply.json().data);
      expect(lists[1]).toEqual(lists[0]);
      return lists[0].map(({ name, preis }: { name: string; preis: number }) => `${name} ${preis}`);
    };
    expect(await shown()).toEqual([]);
    const { _id } = await create(admin, { name: 'Minze', preis: 5 });
    expect(await shown()).toEqual(['Minze 5']);
    await admin.put(`/admin/portfolio/${_id}`, { preis: 6 });
    expect(await shown()).toEqual(['Minze 6']);
    const zimt = await insertProdukt(db, { name: 'Zimt', preis: 4 });
    await admin.put('/admin/portfolio/reihenfolge', { ids: [zimt, _id] });
    expect(await shown()).toEqual(['Zimt 4', 'Minze 6']);
    await admin.put(`/admin/portfolio/${zimt}`, { aktiv: false });
    expect(await shown()).toEqual(['Minze 6']);
    await admin.delete(`/admin/portfolio/${_id}`);
    expect(await shown()).toEqual([]);
  });
});
