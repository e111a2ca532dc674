import { describe, expect, test } from 'vitest';
import { createAccount, startSession } from '#features/auth/server/index.ts';
import { databases } from '#test/databases.ts';
import { newAccount } from '#test/factories.ts';
import { callApi, startTestApp } from '#test/test-app.ts';

const lastAdmin = 'Das ist der letzte Admin. Bitte zuerst einen zweiten anlegen.';

describe.each(databases)('PUT /kunden/{id} on %s', (database) => {
  async function startShop() {
    const started = await startTestApp(database);
    const { app, db, as } = started;
    const admin = as('admin');
    await admin.token();
    const insert = async (account: Parameters<typeof newAccount>[0] = {}) => {
      const created = await createAccount(db, newAccount(account), new Date());
      if (!created) throw new Error('The account exists already.');
      const token = await startSession(db, created, new Date());
      const isSignedIn = async () =>
        (await callApi(app, { method: 'GET', path: '/auth/me', token })).statusCode === 200;
      const edit = (body: object) => admin.put(`/kunden/${created.id}`, body);
      return { ...created, token, isSignedIn, edit };
    };
    const find = async (id: string) =>
      (await admin.get('/kunden?limit=100')).json().data.find(({ _id }: { _id: string }) => _id === id);
    return { ...started, admin, insert, find };
  }

  test('takes what the form sends, answers the record, and clears what is sent empty', async () => {
    const { insert, find } = await startShop();
    const anna = await insert({ vorname: 'Ana', nachname: 'Sommer' });
    // The payload of admin.txt §7.
    const body = {
      vorname: 'Anna',
      nachname: 'Sommer',
      email: anna.email,
      telefon: '0341 2312511',
      geschlecht: 'weiblich',
      geburtsdatum: '1985-06-02',
      rolle: 'kunde',
      adresse: {
        strasse: 'Gartenweg',
        hausnummer: '3a',
        zusatz: '',
        plz: '04109',
        stadt: 'Leipzig',
        land: '',
      },
      kommunikation: { newsletter: true, sms: false },
    };
    const reply = await anna.edit(body);

    expect(reply.statusCode).toBe(200);
    const { success, message, data } = reply.json();
    expect([success, message]).toEqual([true, 'Benutzer erfolgreich aktualisiert']);
    expect(data).toMatchObject({
      ...body,
      _id: anna.id,
      role: 'customer',
      adresse: { ...body.adresse, land: 'Deutschland' },
      kommunikation: { newsletter: true, sms: false, bevorzugterKanal: '' },
    });
    expect(await find(anna.id)).toEqual(data);

    const { telefon, geschlecht, geburtsdatum, adresse, vorname } = (
      await anna.edit({ telefon: '', geschlecht: '', geburtsdatum: '', adresse: { strasse: '' } })
    ).json().data;
    expect([telefon, geschlecht, geburtsdatum, adresse.strasse]).toEqual(['', '', '', '']);
    expect([vorname, adresse.stadt]).toEqual(['Anna', 'Leipzig']);
  });

  test('ignores what is read-only, also when a whole record is sent back (R4)', async () => {
    const { insert, find } = await startShop();
    const anna = await insert();
    const before = await find(anna.id);
    const reply = await anna.edit({
      ...before,
      telefon: '0341 2312511',
      kundennummer: 'KD-1',
      status: 'blocked',
      anmeldeversuche: 9,
      createdAt: 'gestern',
      passwordHash: 'x',
    });
    expect(reply.statusCode).toBe(200);
    const { telefon, updatedAt, aenderungen, ...rest } = await find(anna.id);
    expect(before).toMatchObject(rest);
    expect(telefon).toBe('0341 2312511');
    expect(updatedAt > before.updatedAt).toBe(true);
    expect(aenderungen).toHaveLength(1);
  });

  test('notes who changed which fields and when, and not their values', async () => {
    const { db, admin, insert, find } = await startShop();
    const anna = await insert();
    const { vorname, nachname, id } = await admin.account();
    await anna.edit({ telefon: '0341 2312511', adresse: { plz: '04109' } });
    await anna.edit({ telefon: '0341 2312511' });
    await anna.edit({ notizen: 'Mag Lavendel' });
    const am = expect.stringMatching(/^20\d\d-/);
    const von = `${vorname} ${nachname}`;
    expect((await find(anna.id)).aenderungen).toEqual([
      { am, von, felder: ['notizen'] },
      { am, von, felder: ['telefon', 'adresse.plz'] },
    ]);
    const rows = await db.selectFrom('kundeAenderung').selectAll().execute();
    expect(rows.map(({ vonId }) => vonId)).toEqual([id, id]);
    expect(JSON.stringify(rows)).not.toMatch(/0341|04109|Lavendel/);
    for (let i = 0; i < 12; i += 1) await anna.edit({ notizen: `Besuch ${i}` });
    expect((await find(anna.id)).aenderungen).toHaveLength(10);
  });

  test('names every field that is wrong and changes nothing', async () => {
    const { db, insert, find } = await startShop();
    const anna = await insert();
    const before = await find(anna.id);
    const shape = await anna.edit({
      vorname: '',
      email: 'anna',
      telefon: '?',
      adresse: { plz: 1 },
      stadt: 'Leipzig',
    });
    expect(shape.statusCode).toBe(400);
    expect(shape.json().fehler).toEqual([
      'vorname: Bitte geben Sie den Vornamen ein.',
      'email: Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      'telefon: Bitte geben Sie eine Telefonnummer aus Ziffern ein, zum Beispiel 0341 1234567.',
      'adresse.plz: Hier wird ein Text erwartet.',
    ]);
    const whole = await anna.edit({ vorname: 'Neu', geburtsdatum: '2999-01-01', adresse: { plz: '123' } });
    expect(whole.statusCode).toBe(400);
    expect(whole.json().fehler).toEqual([
      'geburtsdatum: Das Geburtsdatum muss in der Vergangenheit liegen.',
      'adresse.plz: Eine deutsche Postleitzahl hat fünf Ziffern.',
    ]);
    expect(await find(anna.id)).toEqual(before);
    expect(await db.selectFrom('kundeAenderung').selectAll().execute()).toEqual([]);
    // A postcode that stops being right when the country changes.
    const abroad = await anna.edit({ adresse: { plz: '1010', land: 'Österreich' } });
    expect(abroad.statusCode).toBe(200);
    expect((await anna.edit({ adresse: { land: 'Deutschland' } })).json().fehler).toHaveLength(1);
  });

  test('refuses an e-mail that is taken, on its field, also when two take it at once', async () => {
    const { insert, find } = await startShop();
    const anna = await insert({ email: 'anna@lindenblatt.example' });
    const ben = await insert({ email: 'ben@lindenblatt.example' });
    const text = 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.';
    const reply = await ben.edit({ email: 'ANNA@lindenblatt.example', nachname: 'Neu' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({ success: false, message: text, fehler: [`email: ${text}`] });
    expect(await find(ben.id)).toMatchObject({ email: 'ben@lindenblatt.example', nachname: ben.nachname });

    const email = 'neu@lindenblatt.example';
    const both = await Promise.all([anna.edit({ email }), ben.edit({ email })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('a new role or e-mail signs the person out everywhere, anything else does not', async () => {
    const { insert, find } = await startShop();
    const anna = await insert({ email: 'anna@lindenblatt.example' });
    await anna.edit({ nachname: 'Winter', email: 'Anna@Lindenblatt.example' });
    expect(await anna.isSignedIn()).toBe(true);
    await anna.edit({ email: 'anna.winter@lindenblatt.example' });
    expect(await anna.isSignedIn()).toBe(false);
    expect((await find(anna.id)).email).toBe('anna.winter@lindenblatt.example');

    const ben = await insert();
    await ben.edit({ rolle: 'kunde' });
    expect(await ben.isSignedIn()).toBe(true);
    await ben.edit({ rolle: 'kunde', role: 'user' });
    expect(await ben.isSignedIn()).toBe(false);
    expect(await find(ben.id)).toMatchObject({ role: 'employee', rolle: 'employee' });
  });

  test('an employee stays one when the form is saved untouched, and can really be changed (R21)', async () => {
    const { insert, find } = await startShop();
    const jonas = await insert({ role: 'employee' });
    await jonas.edit({ telefon: '0341 2312511', rolle: 'kunde' });
    expect(await jonas.isSignedIn()).toBe(true);
    expect(await find(jonas.id)).toMatchObject({ role: 'employee', aenderungen: [{ felder: ['telefon'] }] });
    await jonas.edit({ rolle: 'kunde', role: 'customer' });
    expect(await find(jonas.id)).toMatchObject({ role: 'customer', rolle: 'kunde' });
    expect((await jonas.edit({ rolle: 'admin' })).json().data.role).toBe('admin');
  });

  test('the last admin keeps his role, and of two who take it from each other at once one does', async () => {
    const { app, db, admin, insert, find } = await startShop();
    const { id } = await admin.account();
    const alone = await admin.put(`/kunden/${id}`, { rolle: 'kunde', nachname: 'Neu' });
    expect(alone.statusCode).toBe(409);
    expect(alone.json()).toEqual({ success: false, message: lastAdmin, fehler: [`rolle: ${lastAdmin}`] });
    expect((await find(id)).nachname).not.toBe('Neu');
    // Somebody who cannot sign in is no second admin.
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
      // The one who lost his role a moment before is told so, or that nobody else is left.
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const left = await db.selectFrom('account').select('id').where('role', '=', 'admin').execute();
      expect(left.filter((row) => [first.id, second.id].includes(row.id))).toHaveLength(1);
      await db.updateTable('account').set({ role: 'admin' }).where('id', '=', id).execute();
    }
  });

  test('loses no field when two admins edit the same person at once', async () => {
    const { insert, find } = await startShop();
    const anna = await insert();
    await Promise.all([
      anna.edit({ adresse: { strasse: 'Gartenweg' } }),
      anna.edit({ adresse: { stadt: 'Leipzig' } }),
      anna.edit({ telefon: '0341 2312511' }),
      anna.edit({ kommunikation: { newsletter: true } }),
    ]);
    expect(await find(anna.id)).toMatchObject({
      telefon: '0341 2312511',
      adresse: { strasse: 'Gartenweg', stadt: 'Leipzig' },
      kommunikation: { newsletter: true },
    });
  });

  test('says that somebody is not there', async () => {
    const { admin } = await startShop();
    const reply = await admin.put('/kunden/gibt-es-nicht', { nachname: 'Neu' });
    expect([reply.statusCode, reply.json().message]).toEqual([404, 'Benutzer nicht gefunden']);
  });

  test('no answer a customer can reach tells what the workshop notes, and none tells a password (R19)', async () => {
    const { app, db, as, admin } = await startShop();
    const customer = as('customer');
    const { id, email } = await customer.account();
    const token = await customer.token();
    await admin.put(`/kunden/${id}`, { notizen: 'Zahlt spät', telefon: '0341 2312511' });
    await db.updateTable('kunde').set({ sperrgrund: 'Mahnung offen' }).where('accountId', '=', id).execute();

    const { paths } = (await app.inject('/api/openapi.json')).json();
    for (const [url, methods] of Object.entries<object>(paths)) {
      const path = url.replace(/^\/api/, '').replace(/\{\w+\}/g, id);
      for (const method of Object.keys(methods).map((name) => name.toUpperCase()) as 'GET'[]) {
        if (path === '/auth/logout') continue;
        const payload = method === 'GET' ? undefined : { email, password: 'falsch', nachname: 'Neu' };
        const { body } = await callApi(app, { method, path, payload, token });
        expect(body, `${method} ${path}`).not.toMatch(
          /Zahlt spät|Mahnung|notizen"|kundennummer"|passwordHash"/,
        );
      }
    }
    expect((await admin.get('/kunden')).body).not.toMatch(/passwordHash|emailKey|"suche"|tokenHash/);
  });
});
