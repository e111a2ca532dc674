import { describe, expect, test } from 'vitest';
import { hashPassword } from '#features/auth/server/index.ts';
import { databases } from '#test/database/databases.ts';
import { startBenutzerShop } from '#test/konto/benutzer.ts';
import { callApi } from '#test/test-app.ts';

const password = 'Seifenblasen im Wind';

describe.each(databases)('blocking and unblocking on %s', (database) => {
  test('needs a reason, signs the person out at once and keeps the reason from her', async () => {
    const { app, admin, insert, find } = await startBenutzerShop(database, 'geoeffnet');
    const anna = await insert({ passwordHash: await hashPassword(password) });
    for (const grund of [undefined, '', '  ', 'x'.repeat(501), 5]) {
      const refused = await admin.post(`/kunden/${anna.id}/sperren`, { grund });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fehler[0]).toMatch(/^grund: /);
    }
    expect(await anna.isSignedIn()).toBe(true);

    const reply = await admin.post(`/kunden/${anna.id}/sperren`, { grund: ' Mahnung offen ' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      message: 'Das Konto ist gesperrt.',
      data: {
        _id: anna.id,
        status: 'blocked',
        sperrgrund: 'Mahnung offen',
        aenderungen: [{ felder: ['status'] }],
      },
    });
    expect(await anna.isSignedIn()).toBe(false);
    const payload = { email: anna.email, password };
    const signIn = await callApi(app, { method: 'POST', path: '/auth/login', payload });
    expect([signIn.statusCode, signIn.json().message]).toEqual([
      401,
      'Dieses Konto ist gesperrt. Bitte wenden Sie sich an uns.',
    ]);

    const open = await admin.post(`/kunden/${anna.id}/entsperren`);
    expect(open.json().data).toMatchObject({ status: 'active', sperrgrund: '' });
    expect(await anna.isSignedIn()).toBe(false);
    expect((await callApi(app, { method: 'POST', path: '/auth/login', payload })).statusCode).toBe(200);
    expect((await find(anna.id)).aenderungen).toHaveLength(2);
  });

  test('done twice changes nothing and is recorded once', async () => {
    const { admin, insert, find } = await startBenutzerShop(database, 'geoeffnet');
    const anna = await insert({ lastLogin: '2026-01-01T10:00:00.000Z' });
    expect((await admin.post(`/kunden/${anna.id}/entsperren`)).statusCode).toBe(200);
    expect((await find(anna.id)).aenderungen).toEqual([]);
    const both = await Promise.all(
      ['Erster Grund', 'Zweiter Grund'].map((grund) => admin.post(`/kunden/${anna.id}/sperren`, { grund })),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { sperrgrund, aenderungen } = await find(anna.id);
    expect(both.map((reply) => reply.json().data.sperrgrund)).toEqual([sperrgrund, sperrgrund]);
    const { vorname, nachname } = await admin.account();
    expect(aenderungen).toEqual([
      { am: expect.any(String), von: `${vorname} ${nachname}`, felder: ['status'] },
    ]);
    await Promise.all([1, 2].map(() => admin.post(`/kunden/${anna.id}/entsperren`)));
    expect(await find(anna.id)).toMatchObject({ status: 'active', aenderungen: { length: 2 } });
  });

  test('is refused for the own account and answers 404 for an unknown one', async () => {
    const { admin, find } = await startBenutzerShop(database, 'geoeffnet');
    const { id } = await admin.account();
    const own = await admin.post(`/kunden/${id}/sperren`, { grund: 'Urlaub' });
    expect([own.statusCode, own.json().message]).toEqual([
      409,
      'Das ist Ihr eigenes Konto. Sie können es nicht selbst sperren: Bitten Sie einen anderen Administrator darum.',
    ]);
    expect((await find(id)).status).toBe('active');
    for (const path of ['sperren', 'entsperren', 'passwort', 'einladung']) {
      const reply = await admin.post(`/kunden/gibt-es-nicht/${path}`, { grund: 'Urlaub' });
      expect([path, reply.statusCode, reply.json().message]).toEqual([path, 404, 'Benutzer nicht gefunden']);
    }
    expect((await admin.delete('/kunden/gibt-es-nicht')).statusCode).toBe(404);
  });

  test('of the last two admins who act on each other at once exactly one stays, and can sign in', async () => {
    const { app, db, admin, insert } = await startBenutzerShop(database, 'geoeffnet');
    const { id } = await admin.account();
    const payload = { grund: 'Streit' };
    for (const method of ['POST', 'DELETE', 'POST', 'DELETE'] as const) {
      const [first, second] = [await insert({ role: 'admin' }), await insert({ role: 'admin' })];
      const act = (on: string, token: string) =>
        method === 'POST'
          ? callApi(app, { method, path: `/kunden/${on}/sperren`, payload, token })
          : callApi(app, { method, path: `/kunden/${on}`, token });
      await db
        .updateTable('account')
        .set({ role: 'customer' })
        .where('id', 'not in', [first.id, second.id])
        .execute();
      const replies = await Promise.all([act(second.id, first.token), act(first.id, second.token)]);
      const codes = replies.map(({ statusCode }) => statusCode).sort();
      expect(codes[0]).toBe(200);
      expect([401, 409]).toContain(codes[1]);
      const active = await db
        .selectFrom('account')
        .select('id')
        .where('role', '=', 'admin')
        .where('status', '=', 'active')
        .execute();
      expect(active).toHaveLength(1);
      expect([await first.isSignedIn(), await second.isSignedIn()].filter(Boolean)).toHaveLength(1);
      await db.updateTable('account').set({ role: 'admin' }).where('id', '=', id).execute();
    }
  });

  test('an invited person who was blocked waits for the invitation again', async () => {
    const { admin, find } = await startBenutzerShop(database, 'geoeffnet');
    const person = { vorname: 'Ida', nachname: 'Kern', email: 'ida@kundschaft.example' };
    const { _id } = (await admin.post('/kunden', person)).json().data;
    await admin.post(`/kunden/${_id}/sperren`, { grund: 'Tippfehler' });
    for (const path of ['einladung', 'passwort']) {
      const reply = await admin.post(`/kunden/${_id}/${path}`);
      expect([reply.statusCode, reply.json().message]).toEqual([
        409,
        'Dieses Konto ist gesperrt. Bitte entsperren Sie es zuerst.',
      ]);
    }
    await admin.post(`/kunden/${_id}/entsperren`);
    expect((await find(_id)).status).toBe('pending');
    expect((await admin.post(`/kunden/${_id}/einladung`)).statusCode).toBe(200);
  });
});
