import { describe, expect, test } from 'vitest';
import { hashPassword } from '#features/auth/server/index.ts';
import { databases } from '#test/database/databases.ts';
import { startBenutzerShop } from '#test/konto/benutzer.ts';
import { callApi } from '#test/test-app.ts';

const ida = { vorname: 'Ida', nachname: 'Kern', email: 'Ida@kundschaft.example' };
const noServer = 'Es ist kein Mailserver eingerichtet: Die E-Mail liegt unter „Post“.';

describe.each(databases)('invitations and links for a password on %s', (database) => {
  test('an invited person waits, with a customer number, until she opens the link of the mail', async () => {
    const { app, db, admin, find } = await startBenutzerShop(database, 'geoeffnet');
    const reply = await admin.post('/kunden', ida);
    expect(reply.statusCode).toBe(201);
    const { message, data } = reply.json();
    expect(message).toBe(`Eingeladen. ${noServer}`);
    const { id, vorname, nachname } = await admin.account();
    expect(data).toMatchObject({
      ...ida,
      role: 'customer',
      status: 'pending',
      kundennummer: expect.stringMatching(/^KD-\d{6}$/),
      lastLogin: null,
      aenderungen: [{ von: `${vorname} ${nachname}`, felder: ['einladung'] }],
    });
    expect(await find(data._id)).toEqual(data);

    const [mail] = await db.selectFrom('nachricht').selectAll().execute();
    expect(mail).toMatchObject({ art: 'einladung', an: ida.email, accountId: data._id });
    expect(mail?.geheim).toMatch(/^[\w-]{43}$/);
    const [link] = await db.selectFrom('kontoLink').selectAll().execute();
    expect(link).toMatchObject({ art: 'einladung', accountId: data._id });
    expect(JSON.stringify([reply.json(), await find(data._id)])).not.toContain(mail?.geheim ?? '?');

    for (const password of ['none', '', 'Seifenblasen im Wind']) {
      const payload = { email: ida.email, password };
      const signIn = await callApi(app, { method: 'POST', path: '/auth/login', payload });
      expect(signIn.statusCode).toBeGreaterThanOrEqual(400);
      expect(signIn.json()).not.toHaveProperty('token');
    }
    expect(id).not.toBe(data._id);
  });

  test('the link of the invitation opens the account once, with the password that the person chooses', async () => {
    const { app, db, admin, find } = await startBenutzerShop(database, 'geoeffnet');
    const { _id } = (await admin.post('/kunden', { ...ida, role: 'admin' })).json().data;
    const { geheim } = await db.selectFrom('nachricht').select('geheim').executeTakeFirstOrThrow();
    const password = 'Wolke Fahrrad Quitte';
    const accept = () =>
      callApi(app, { method: 'POST', path: '/auth/link/passwort', payload: { link: geheim, password } });
    expect((await accept()).statusCode).toBe(200);
    expect(await find(_id)).toMatchObject({ status: 'active', role: 'admin' });
    const payload = { email: ida.email, password };
    const signIn = await callApi(app, { method: 'POST', path: '/auth/login', payload });
    expect(signIn.json()).toMatchObject({ success: true, user: { role: 'admin' } });
    expect((await accept()).statusCode).toBeGreaterThanOrEqual(400);
  });

  test('a link that was sent opens nothing once the account is blocked, even after unblocking', async () => {
    const { app, db, admin, insert } = await startBenutzerShop(database, 'geoeffnet');
    const anna = await insert({ passwordHash: await hashPassword('Seifenblasen im Wind') });
    await admin.post(`/kunden/${anna.id}/passwort`);
    const { geheim } = await db.selectFrom('nachricht').select('geheim').executeTakeFirstOrThrow();
    const open = () =>
      callApi(app, {
        method: 'POST',
        path: '/auth/link/passwort',
        payload: { link: geheim, password: 'Wolke Fahrrad Quitte' },
      });
    await admin.post(`/kunden/${anna.id}/sperren`, { grund: 'Probe' });
    expect((await open()).statusCode).toBeGreaterThanOrEqual(400);
    await admin.post(`/kunden/${anna.id}/entsperren`);
    expect((await open()).statusCode).toBeGreaterThanOrEqual(400);
  });

  test('customers and admins can be invited, employees cannot (R21)', async () => {
    const { db, admin } = await startBenutzerShop(database, 'geoeffnet');
    const invite = (nr: number, role: string) =>
      admin.post('/kunden', { ...ida, email: `ida${nr}@kundschaft.example`, role });
    for (const [nr, [wort, role]] of [
      ['admin', 'admin'],
      ['customer', 'customer'],
      ['kunde', 'customer'],
      ['user', 'customer'],
    ].entries())
      expect((await invite(nr, wort ?? '')).json().data.role).toBe(role);
    const text = 'Mitarbeiter wird man nur am Server, mit „npm run account -- role“.';
    const refused = await invite(9, 'employee');
    expect([refused.statusCode, refused.json().fehler]).toEqual([409, [`role: ${text}`]]);
    expect(await db.selectFrom('account').selectAll().execute()).toHaveLength(5);
  });

  test('names every field that is wrong and refuses an address that has an account, at once too', async () => {
    const { db, admin, insert } = await startBenutzerShop(database, 'geoeffnet');
    const wrong = await admin.post('/kunden', { vorname: '', nachname: '\n', email: 'ida' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fehler.map((line: string) => line.split(':')[0])).toEqual([
      'vorname',
      'nachname',
      'email',
    ]);
    await insert({ email: 'ida@kundschaft.example' });
    const text = 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.';
    const taken = await admin.post('/kunden', ida);
    expect([taken.statusCode, taken.json().fehler]).toEqual([409, [`email: ${text}`]]);

    const email = 'neu@kundschaft.example';
    const both = await Promise.all([1, 2].map(() => admin.post('/kunden', { ...ida, email })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await db.selectFrom('nachricht').selectAll().execute()).toHaveLength(1);
    expect(await db.selectFrom('kontoLink').selectAll().execute()).toHaveLength(1);
  });

  test('an invitation is sent again with a new link, until the account is active', async () => {
    const { db, admin, insert, find } = await startBenutzerShop(database, 'geoeffnet');
    const { _id } = (await admin.post('/kunden', ida)).json().data;
    const before = await db.selectFrom('kontoLink').select('tokenHash').executeTakeFirstOrThrow();
    const again = await admin.post(`/kunden/${_id}/einladung`);
    expect([again.statusCode, again.json().message]).toEqual([200, `Noch einmal eingeladen. ${noServer}`]);
    const [link, ...others] = await db.selectFrom('kontoLink').select('tokenHash').execute();
    expect([others, link?.tokenHash === before.tokenHash]).toEqual([[], false]);
    expect((await find(_id)).aenderungen).toHaveLength(2);

    const anna = await insert();
    const active = await admin.post(`/kunden/${anna.id}/einladung`);
    expect([active.statusCode, active.json().message]).toEqual([
      409,
      'Dieses Konto ist schon aktiv und braucht keine Einladung mehr.',
    ]);
  });

  test('resetting a password sends the link and leaves sessions and password as they are', async () => {
    const { app, db, admin, insert, find } = await startBenutzerShop(database, 'geoeffnet');
    const password = 'Seifenblasen im Wind';
    const anna = await insert({ passwordHash: await hashPassword(password) });
    const reply = await admin.post(`/kunden/${anna.id}/passwort`);
    expect([reply.statusCode, reply.json().message]).toEqual([200, `Link angelegt. ${noServer}`]);
    const mail = await db.selectFrom('nachricht').selectAll().executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ art: 'passwort', an: anna.email, accountId: anna.id });
    expect(reply.body).not.toContain(mail.geheim);
    const link = await db.selectFrom('kontoLink').selectAll().executeTakeFirstOrThrow();
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(30 * 60_000);
    expect((await find(anna.id)).aenderungen).toMatchObject([{ felder: ['passwortLink'] }]);
    expect(await anna.isSignedIn()).toBe(true);
    const payload = { email: anna.email, password };
    expect((await callApi(app, { method: 'POST', path: '/auth/login', payload })).statusCode).toBe(200);

    const { _id } = (await admin.post('/kunden', ida)).json().data;
    const pending = await admin.post(`/kunden/${_id}/passwort`);
    expect([pending.statusCode, pending.json().message]).toEqual([
      409,
      expect.stringContaining('noch nicht angenommen'),
    ]);
    const { id } = await admin.account();
    expect((await admin.post(`/kunden/${id}/passwort`)).statusCode).toBe(200);
  });
});
