import { expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { insertProdukt, produktBody } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const tageText = 'fertigungstage: Bitte geben Sie die Werktage als ganze Zahl von 1 bis 60 an.';
const verkauf = { steuersatz: 5.5, aufBestellung: true, fertigungstage: 10, packgewicht: 130 };

test.each(databases)('what selling needs is created, changed, cleared and kept on %s', async (database) => {
  const { as } = await startTestApp(database);
  const admin = as('admin');
  const plain = (await admin.post('/admin/portfolio', produktBody())).json().data;
  expect(plain).toMatchObject({ steuersatz: 19, aufBestellung: false });
  for (const field of ['fertigungstage', 'packgewicht']) expect(plain).not.toHaveProperty(field);

  const typed = { steuersatz: '5,5', aufBestellung: true, fertigungstage: '10', packgewicht: '130' };
  const { _id, ...rest } = (await admin.post('/admin/portfolio', produktBody(typed))).json().data;
  expect(rest).toMatchObject(verkauf);

  const change = async (body: object) => (await admin.put(`/admin/portfolio/${_id}`, body)).json().data;
  expect(await change({ preis: 9, beschreibung: { kurz: 'Mild.' } })).toMatchObject({ ...verkauf, preis: 9 });
  expect(await change({ aufBestellung: false })).toMatchObject({ ...verkauf, aufBestellung: false });
  expect(await change({ aufBestellung: true })).toMatchObject(verkauf);
  const cleared = await change({
    aufBestellung: false,
    fertigungstage: '',
    packgewicht: null,
    steuersatz: 7,
  });
  expect(cleared).toMatchObject({ steuersatz: 7, aufBestellung: false });
  for (const field of ['fertigungstage', 'packgewicht']) expect(cleared).not.toHaveProperty(field);
});

test.each(databases)('nothing is made to order without its working days on %s', async (database) => {
  const { as } = await startTestApp(database);
  const admin = as('admin');
  const refused = await admin.post('/admin/portfolio', produktBody({ aufBestellung: true }));
  expect([refused.statusCode, refused.json().fehler]).toEqual([400, [tageText]]);
  const both = { aufBestellung: true, gramm: 0 };
  expect((await admin.post('/admin/portfolio', produktBody(both))).json().fehler).toContain(tageText);

  const { _id } = (await admin.post('/admin/portfolio', produktBody(verkauf))).json().data;
  const change = (body: object) => admin.put(`/admin/portfolio/${_id}`, body);
  for (const body of [{ fertigungstage: null }, { aufBestellung: true, fertigungstage: '' }]) {
    const reply = await change(body);
    expect([reply.statusCode, reply.json().fehler]).toEqual([400, [tageText]]);
  }
  await change({ aufBestellung: false, fertigungstage: null });
  expect((await change({ aufBestellung: true })).json().fehler).toEqual([tageText]);
  expect((await change({ aufBestellung: true, fertigungstage: 3 })).statusCode).toBe(200);
  expect((await admin.put('/admin/portfolio/unknown', { aufBestellung: true })).statusCode).toBe(404);
});

test('a new packed weight is not below that of the content; the own weight can always change', async () => {
  const { as } = await startTestApp('SQLite');
  const admin = as('admin');
  const { _id } = (await admin.post('/admin/portfolio', produktBody({ gramm: 100, packgewicht: 110 }))).json()
    .data;
  const change = (body: object) => admin.put(`/admin/portfolio/${_id}`, body);
  const zuLeicht = (gramm: number) => [
    `packgewicht: Das verpackte Stück kann nicht leichter sein als sein Inhalt (${gramm} g).`,
  ];
  expect((await change({ packgewicht: 99 })).json().fehler).toEqual(zuLeicht(100));
  // A whole product that is sent back, as the specification's clients do (R4).
  expect((await change({ gramm: 1000, packgewicht: 110 })).statusCode).toBe(200);
  for (const body of [
    { gramm: 120, packgewicht: 120 },
    { packgewicht: null },
    { gramm: 500 },
    { name: 'Neu' },
  ])
    expect((await change(body)).statusCode).toBe(200);
  const born = await admin.post('/admin/portfolio', produktBody({ name: 'B', gramm: 100, packgewicht: 99 }));
  expect([born.statusCode, born.json().fehler]).toEqual([400, zuLeicht(100)]);
});

test.each(databases)(
  'two admins at once never leave one made to order without days on %s',
  async (database) => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const stock = { ...verkauf, aufBestellung: false };
    const { _id } = (await admin.post('/admin/portfolio', produktBody(stock))).json().data;
    const replies = await Promise.all(
      [{ aufBestellung: true }, { fertigungstage: null }].map((body) =>
        admin.put(`/admin/portfolio/${_id}`, body),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  },
);

test.each(databases)(
  'shoppers see only what is made to order, and in how many days, on %s',
  async (database) => {
    const { app, db } = await startTestApp(database);
    await changeEinstellung(db, 'phase', { phase: 'geoeffnet' });
    await insertProdukt(db, { name: 'Auf Bestellung', ...verkauf, reihenfolge: 1 });
    await insertProdukt(db, { name: 'Vom Lager', ...verkauf, aufBestellung: false, reihenfolge: 2 });
    const { data } = (await app.inject('/api/portfolio')).json();
    expect(data).toMatchObject([{ aufBestellung: true, fertigungstage: 10 }, { name: 'Vom Lager' }]);
    for (const field of ['steuersatz', 'packgewicht']) expect(data[0]).not.toHaveProperty(field);
    for (const field of Object.keys(verkauf)) expect(data[1]).not.toHaveProperty(field);
  },
);

test.each(databases)('the database refuses values outside their limits on %s', async (database) => {
  const { db } = await startTestApp(database);
  const id = await insertProdukt(db, verkauf);
  for (const columns of [
    { steuersatzPromille: 251 },
    { steuersatzPromille: -1 },
    { aufBestellung: 2 },
    { fertigungstage: 61 },
    { fertigungstage: null },
    { packgewicht: 0 },
  ])
    await expect(db.updateTable('produkt').set(columns).where('id', '=', id).execute()).rejects.toThrow();
});
