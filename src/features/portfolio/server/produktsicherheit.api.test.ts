import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { changeEinstellung } from '#test/einstellung/einstellung.ts';
import { produktBody } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

describe.each(databases)('the safety of products on %s', (database) => {
  test('number and warnings are created, shown to everybody, changed and cleared', async () => {
    const { as, app, db } = await startTestApp(database);
    await changeEinstellung(db, 'phase', { phase: 'geoeffnet' });
    const admin = as('admin');
    const plain = (await admin.post('/admin/portfolio', produktBody())).json().data;
    expect(plain).not.toHaveProperty('artikelnummer');
    expect(plain.beschreibung).not.toHaveProperty('warnhinweise');

    const typed = { artikelnummer: ' lt-100 ', beschreibung: { warnhinweise: 'Nicht essen.\nKühl lagern.' } };
    const { _id } = (await admin.post('/admin/portfolio', produktBody(typed))).json().data;
    const saved = { artikelnummer: 'LT-100', beschreibung: typed.beschreibung };
    const read = async () => (await app.inject(`/api/portfolio/${_id}`)).json().data;
    expect(await read()).toMatchObject(saved);

    const change = (body: object) => admin.put(`/admin/portfolio/${_id}`, body);
    expect((await change({ preis: 9 })).json().data).toMatchObject(saved);
    expect((await change({ artikelnummer: 'LT-100' })).statusCode).toBe(200);
    const cleared = (await change({ artikelnummer: '', beschreibung: { warnhinweise: null } })).json().data;
    expect(cleared).not.toHaveProperty('artikelnummer');
    expect((await read()).beschreibung).not.toHaveProperty('warnhinweise');
  });

  test('a number identifies one product, shown or hidden, however it is written', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const first = produktBody({ name: 'Erste', artikelnummer: 'A-1', aktiv: false });
    await admin.post('/admin/portfolio', first);
    const text = 'Die Artikelnummer A-1 hat schon „Erste“. Bitte eine andere wählen.';
    const taken = (reply: { statusCode: number; json: () => { message: string; fehler: string[] } }) => {
      expect([reply.statusCode, reply.json().message]).toEqual([409, text]);
      expect(reply.json().fehler).toEqual([`artikelnummer: ${text}`]);
    };
    taken(await admin.post('/admin/portfolio', produktBody({ artikelnummer: 'a-1' })));
    const { _id } = (await admin.post('/admin/portfolio', produktBody({ artikelnummer: 'A-2' }))).json().data;
    taken(await admin.put(`/admin/portfolio/${_id}`, { artikelnummer: 'A-1' }));
    expect((await admin.post('/admin/portfolio', produktBody({ name: 'erste' }))).json().message).toBe(
      'Ein Produkt mit diesem Namen gibt es bereits.',
    );
  });

  test('of two products that get a number at the same time one does', async () => {
    const { as } = await startTestApp(database);
    const bodies = ['Eins', 'Zwei'].map((name) => produktBody({ name, artikelnummer: 'A-1' }));
    const replies = await Promise.all(bodies.map((body) => as('admin').post('/admin/portfolio', body)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});
