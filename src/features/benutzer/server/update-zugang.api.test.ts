import { describe, expect, test } from 'vitest';
import { openLaden } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { startBenutzerShop } from '#test/konto/benutzer.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { callApi } from '#test/test-app.ts';

const lastAdmin = 'Das ist der letzte Admin. Bitte zuerst einen zweiten anlegen.';

describe.each(databases)('the access of an edited person on %s', (database) => {
  test('a new role or e-mail signs the person out everywhere, anything else does not', async () => {
    const { insert, find } = await startBenutzerShop(database);
    const anna = await insert({ email: 'anna@lindenblatt.example' });
    await anna.edit({ nachname: 'Winter', email: 'Anna@Lindenblatt.example' });
    expect(await anna.isSignedIn()).toBe(true);
    await anna.edit({ email: 'anna.winter@lindenblatt.example' });
    expect(await anna.isSignedIn()).toBe(false);
    expect((await find(anna.id)).email).toBe('anna.winter@lindenblatt.example');

    const ben = await insert();
    await ben.edit({ rolle: 'kunde' });
    expect(await ben.isSignedIn()).toBe(true);
    await ben.edit({ rolle: 'admin' });
    expect(await ben.isSignedIn()).toBe(false);
    expect(await find(ben.id)).toMatchObject({ role: 'admin', rolle: 'admin' });
  });

  test('a new address is written to the old one, and an open invitation follows it', async () => {
    const { db, admin, insert, find } = await startBenutzerShop(database);
    const anna = await insert({ email: 'anna@lindenblatt.example' });
    await anna.edit({ email: 'vorher@lindenblatt.example' });
    // While the shop is only announced it writes nothing.
    expect(await db.selectFrom('nachricht').select('id').execute()).toEqual([]);

    await openLaden(db);
    await anna.edit({ telefon: '0341 2312511' });
    await anna.edit({ email: 'anna.winter@lindenblatt.example' });
    const ida = { vorname: 'Ida', nachname: 'Kern', email: 'ida@tippfehler.example' };
    const { _id } = (await admin.post('/kunden', ida)).json().data;
    await admin.put(`/kunden/${_id}`, { email: 'ida@kundschaft.example' });
    const post = await listPost(db);
    expect(post.map(({ art, an }) => [art, an])).toEqual([
      ['geaendert', 'vorher@lindenblatt.example'],
      ['bestaetigung', 'anna.winter@lindenblatt.example'],
      // The first invitation still waited: it was taken back.
      ['einladung', 'ida@kundschaft.example'],
    ]);
    expect(post[0]?.text).not.toContain('anna.winter');
    expect(await db.selectFrom('kontoLink').select(['art', 'email']).orderBy('art').execute()).toEqual([
      { art: 'bestaetigung', email: 'anna.winter@lindenblatt.example' },
      { art: 'einladung', email: 'ida@kundschaft.example' },
    ]);
    expect((await find(_id)).status).toBe('pending');

    // The own address needs its password and a link: a back office left open must not be enough.
    const { id } = await admin.account();
    const own = await admin.put(`/kunden/${id}`, { email: 'fremd@kundschaft.example' });
    expect(own.statusCode).toBe(409);
    expect(own.json().fehler).toEqual([expect.stringMatching(/^email: .*Profil/)]);
    expect((await admin.put(`/kunden/${id}`, { telefon: '0341 2312511' })).statusCode).toBe(200);
  });

  test('Benutzer means kunde and never gives an employee’s rights (R21)', async () => {
    const { insert, find } = await startBenutzerShop(database);
    const anna = await insert();
    for (const body of [{ rolle: 'kunde', role: 'user' }, { rolle: 'user' }, { role: 'user' }]) {
      const reply = await anna.edit({ ...body, telefon: '0341 2312511' });
      expect([reply.statusCode, reply.json().data.role]).toEqual([200, 'customer']);
    }
    expect(await anna.isSignedIn()).toBe(true);
    const text = 'Mitarbeiter wird man nur am Server, mit „npm run account -- role“.';
    for (const body of [{ role: 'employee' }, { rolle: 'employee' }, { role: 'employee', rolle: 'kunde' }]) {
      const reply = await anna.edit({ ...body, nachname: 'Neu' });
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toEqual({ success: false, message: text, fehler: [`rolle: ${text}`] });
    }
    expect(await find(anna.id)).toMatchObject({ role: 'customer', nachname: anna.nachname });

    const chef = await insert({ role: 'admin' });
    expect((await chef.edit({ rolle: 'kunde', role: 'user' })).json().data.role).toBe('customer');
    const jonas = await insert({ role: 'employee' });
    expect((await jonas.edit(await find(jonas.id))).json().data.role).toBe('employee');
    expect((await jonas.edit({ rolle: 'kunde', role: 'user' })).json().data.role).toBe('customer');
  });

  test('an employee stays one when the form is saved untouched, and can really be changed (R21)', async () => {
    const { insert, find } = await startBenutzerShop(database);
    const jonas = await insert({ role: 'employee' });
    await jonas.edit({ telefon: '0341 2312511', rolle: 'kunde' });
    expect(await jonas.isSignedIn()).toBe(true);
    expect(await find(jonas.id)).toMatchObject({ role: 'employee', aenderungen: [{ felder: ['telefon'] }] });
    await jonas.edit({ rolle: 'kunde', role: 'customer' });
    expect(await find(jonas.id)).toMatchObject({ role: 'customer', rolle: 'kunde' });
    expect((await jonas.edit({ rolle: 'admin' })).json().data.role).toBe('admin');
  });

  test('the last admin keeps the role, and of two concurrent removals of the last two only one succeeds', async () => {
    const { app, db, admin, insert, find } = await startBenutzerShop(database);
    const { id } = await admin.account();
    const alone = await admin.put(`/kunden/${id}`, { rolle: 'kunde', nachname: 'Neu' });
    expect(alone.statusCode).toBe(409);
    expect(alone.json()).toEqual({ success: false, message: lastAdmin, fehler: [`rolle: ${lastAdmin}`] });
    expect((await find(id)).nachname).not.toBe('Neu');
    // An admin who cannot sign in does not count as a second one.
    await insert({ role: 'admin', status: 'blocked' });
    expect((await admin.put(`/kunden/${id}`, { rolle: 'kunde' })).statusCode).toBe(409);

    for (let round = 0; round < 5; round += 1) {
      const second = await insert({ role: 'admin' });
      const { token } = second;
      const first = await insert({ role: 'admin' });
      await db
        .updateTable('account')
        .set({ role: 'customer' })
        .where('id', 'not in', [first.id, second.id])
        .execute();
      const payload = { rolle: 'kunde' };
      const replies = await Promise.all([
        callApi(app, { method: 'PUT', path: `/kunden/${first.id}`, payload, token }),
        callApi(app, { method: 'PUT', path: `/kunden/${second.id}`, payload, token: first.token }),
      ]);
      // The second one is refused either because the caller is no admin any more or because it would be the last one.
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const left = await db.selectFrom('account').select('id').where('role', '=', 'admin').execute();
      expect(left.filter((row) => [first.id, second.id].includes(row.id))).toHaveLength(1);
      await db.updateTable('account').set({ role: 'admin' }).where('id', '=', id).execute();
    }
  });
});
