import { describe, expect, test } from 'vitest';
import { singleLineText } from '#shared/text/single-line.ts';
import { databases } from '#test/database/databases.ts';
import { startBenutzerShop } from '#test/konto/benutzer.ts';
import { callApi } from '#test/test-app.ts';
import { toBenutzer } from '../benutzer.ts';
import { editForm, toEditForm, toUpdateBody } from '../web/verwaltung/formular/edit-form.ts';

describe.each(databases)('PUT /kunden/{id} on %s', (database) => {
  test('accepts what the form sends, answers the record, and clears fields that are sent empty', async () => {
    const { insert, find } = await startBenutzerShop(database);
    const anna = await insert({ vorname: 'Ana', nachname: 'Sommer' });
    // The payload of requirements.md, admin §7.
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

  test('saves a person whose name is from before the rule for names, as the form offers it', async () => {
    const { app, insert, find } = await startBenutzerShop(database);
    const anna = await insert({ vorname: 'An\u202ena', nachname: 'Som\nmer\u200b' });
    expect(toBenutzer(await find(anna.id)).name).toBe('Anna Som mer');
    const me = await callApi(app, { method: 'GET', path: '/auth/me', token: anna.token });
    expect(me.json().data.name).toBe('Anna Som mer');

    expect((await anna.edit({ telefon: '0341 2312511' })).statusCode).toBe(200);
    expect(await find(anna.id)).toMatchObject({ vorname: 'An\u202ena', telefon: '0341 2312511' });
    expect((await anna.edit({ vorname: 'Be\u202en' })).json().fehler).toEqual([`vorname: ${singleLineText}`]);
    const stored = toBenutzer(await find(anna.id));
    const offered = toEditForm(stored);
    expect(editForm.safeParse(offered).success).toBe(true);
    expect(
      (await anna.edit(toUpdateBody(offered, { vorher: stored, jetzt: stored }))).json().data,
    ).toMatchObject({
      vorname: 'Anna',
      nachname: 'Som mer',
    });
  });

  test('ignores read-only fields, also when a whole record is sent back (R4)', async () => {
    const { insert, find } = await startBenutzerShop(database);
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

  test('records author, time and names of changed fields, but not their values', async () => {
    const { db, admin, insert, find } = await startBenutzerShop(database);
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
    // An id may consist of any digits.
    const stored = rows.map(({ id: _, accountId: __, vonId: ___, ...withoutIds }) => withoutIds);
    expect(JSON.stringify(stored)).not.toMatch(/0341|04109|Lavendel/);
    for (let i = 0; i < 12; i += 1) await anna.edit({ notizen: `Besuch ${i}` });
    expect((await find(anna.id)).aenderungen).toHaveLength(10);
  });

  test('names every field that is wrong and changes nothing', async () => {
    const { db, insert, find } = await startBenutzerShop(database);
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
    // A postcode that becomes invalid by a change of the country.
    const abroad = await anna.edit({ adresse: { plz: '1010', land: 'Österreich' } });
    expect(abroad.statusCode).toBe(200);
    expect((await anna.edit({ adresse: { land: 'Deutschland' } })).json().fehler).toHaveLength(1);
  });

  test('refuses an e-mail that is taken, on its field, also for concurrent requests', async () => {
    const { insert, find } = await startBenutzerShop(database);
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

  test('loses no field when two admins edit the same person at once', async () => {
    const { insert, find } = await startBenutzerShop(database);
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

  test('answers 404 for an unknown person', async () => {
    const { admin } = await startBenutzerShop(database);
    const reply = await admin.put('/kunden/gibt-es-nicht', { nachname: 'Neu' });
    expect([reply.statusCode, reply.json().message]).toEqual([404, 'Benutzer nicht gefunden']);
  });
});
