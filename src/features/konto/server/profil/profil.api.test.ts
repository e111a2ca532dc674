import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashToken, startSession } from '#features/auth/server/index.ts';
import { leereAdresse, leereLieferadresse } from '#features/kunde/adresse.ts';
import type { Db } from '#server/db/connect.ts';
import { openLaden } from '#test/auftrag/kasse.ts';
import { databases } from '#test/database/databases.ts';
import { startBenutzerShop } from '#test/konto/benutzer.ts';
import { callApi } from '#test/test-app.ts';
import { profilCalls } from '../../calls.ts';

async function waitForEmail(db: Db, accountId: string, link: { email: string; expiresAt: string }) {
  const row = { tokenHash: link.email, art: 'email' as const, accountId, createdAt: link.expiresAt };
  await db
    .insertInto('kontoLink')
    .values({ ...row, ...link })
    .execute();
}

describe.each(databases)('the own profile on %s', (database) => {
  test('shows the account, the person and nothing internal', async () => {
    const { db, as, admin } = await startBenutzerShop(database);
    const kundin = as('customer');
    const { id, email, nachname } = await kundin.account();
    await kundin.token();
    await admin.put(`/kunden/${id}`, { telefon: '0341 2312511', notizen: 'Zahlt spät' });
    const { data } = await kundin.send(profilCalls.read);
    expect(data).toEqual({
      ...{ email, emailBestaetigt: false, neueEmail: '', kundennummer: expect.stringMatching(/^KD-\d{6}$/) },
      ...{ vorname: 'Erika', nachname, telefon: '0341 2312511' },
      ...{ adresse: leereAdresse, lieferadresse: leereLieferadresse },
      ...{ seit: expect.stringMatching(/Z$/), istLoeschbar: true, sitzungen: [expect.anything()] },
    });

    const day = 86_400_000;
    await waitForEmail(db, id, { email: 'alt@lindenblatt.example', expiresAt: '2026-01-01T00:00:00.000Z' });
    expect((await kundin.send(profilCalls.read)).data.neueEmail).toBe('');
    const expiresAt = new Date(Date.now() + day).toISOString();
    await waitForEmail(db, id, { email: 'neu@lindenblatt.example', expiresAt });
    await db.updateTable('account').set({ emailBestaetigtAt: expiresAt }).where('id', '=', id).execute();
    expect((await kundin.send(profilCalls.read)).data).toMatchObject({
      neueEmail: 'neu@lindenblatt.example',
      emailBestaetigt: true,
    });
    for (const role of ['employee', 'admin'] as const)
      expect((await as(role).send(profilCalls.read)).data.istLoeschbar).toBe(false);
  });

  test('lists the sessions that are not over, the latest first, under ids that are neither token nor stored', async () => {
    const { app, db, as } = await startBenutzerShop(database);
    const kundin = as('customer');
    const account = await kundin.account();
    const token = await kundin.token();
    const hour = 3_600_000;
    const tablet = await startSession(db, account, new Date(Date.now() - hour));
    await startSession(db, account, new Date(Date.now() - 15 * 24 * hour));
    await startSession(db, await as('customer').account(), new Date());
    await db
      .updateTable('session')
      .set({ geraet: 'Firefox, Windows' })
      .where('tokenHash', '=', hashToken(tablet))
      .execute();

    const reply = await kundin.get('/konto/profil');
    const { sitzungen } = reply.json().data;
    expect(sitzungen).toMatchObject([
      { geraet: '', istDiese: true },
      { geraet: 'Firefox, Windows', istDiese: false },
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
    for (const secret of [token, tablet, hashToken(token), hashToken(tablet)]) {
      expect(reply.body).not.toContain(secret);
      expect(reply.body).not.toContain(createHash('sha256').update(secret).digest('base64url'));
    }
    for (const { id } of sitzungen)
      expect((await callApi(app, { method: 'GET', path: '/auth/me', token: id })).statusCode).toBe(401);
    const again = (await kundin.send(profilCalls.read)).data.sitzungen;
    expect(again.map(({ id }) => id)).toEqual(sitzungen.map(({ id }: { id: string }) => id));
  });
});

describe.each(databases)('saving the own profile on %s', (database) => {
  test('changes what is sent, names it in the history, and the name in the next answer of the sign-in', async () => {
    const { db, as, admin, find } = await startBenutzerShop(database);
    const kundin = as('customer');
    const { id, nachname } = await kundin.account();
    await kundin.token();
    await admin.put(`/kunden/${id}`, { notizen: 'Zahlt spät', kommunikation: { newsletter: true } });
    const reply = await kundin.put('/konto/profil', {
      ...{ vorname: 'Käthe', telefon: '0341 55501' },
      adresse: { strasse: 'Gartenweg', hausnummer: '3', plz: '04109', stadt: 'Leipzig' },
    });
    expect([reply.statusCode, reply.json().message]).toEqual([200, 'Ihre Angaben sind gespeichert.']);
    expect(reply.json().data).toMatchObject({
      ...{ vorname: 'Käthe', nachname, telefon: '0341 55501' },
      adresse: { strasse: 'Gartenweg', zusatz: '', land: 'Deutschland' },
    });
    expect((await kundin.get('/auth/me')).json().data.name).toBe(`Käthe ${nachname}`);
    const seen = await find(id);
    expect(seen).toMatchObject({
      vorname: 'Käthe',
      notizen: 'Zahlt spät',
      kommunikation: { newsletter: true },
    });
    const felder = ['vorname', 'telefon'];
    const teile = ['strasse', 'hausnummer', 'plz', 'stadt'].map((teil) => `adresse.${teil}`);
    expect(seen.aenderungen[0]).toMatchObject({ von: `Erika ${nachname}`, felder: [...felder, ...teile] });
    const rows = await db.selectFrom('kundeAenderung').select('vonId').where('vonId', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect((await admin.get('/kunden?search=Käthe')).json().data).toHaveLength(1);

    expect((await kundin.put('/konto/profil', { vorname: 'Käthe' })).statusCode).toBe(200);
    expect((await find(id)).aenderungen).toHaveLength(2);
  });

  test('refuses all or nothing, with the field', async () => {
    const { as } = await startBenutzerShop(database);
    const kundin = as('customer');
    const wrong = { telefon: '0341 55501', adresse: { plz: '1234' } };
    const reply = await kundin.put('/konto/profil', wrong);
    expect([reply.statusCode, reply.json().fehler]).toEqual([
      400,
      ['adresse.plz: Eine deutsche Postleitzahl hat fünf Ziffern.'],
    ]);
    expect((await kundin.put('/konto/profil', { vorname: '' })).json().fehler).toEqual([
      'vorname: Bitte geben Sie Ihren Vornamen ein.',
    ]);
    expect((await kundin.send(profilCalls.read)).data.telefon).toBe('');
  });

  test('touches neither what is internal nor anything of others', async () => {
    const { db, as, admin } = await startBenutzerShop(database);
    const [kundin, andere] = [as('customer'), as('customer')];
    const { id, email } = await andere.account();
    const me = await kundin.account();
    await admin.put(`/kunden/${me.id}`, { notizen: 'Zahlt spät' });
    const before = await db.selectFrom('kunde').selectAll().where('accountId', '=', id).execute();
    const body = {
      ...{ id, _id: id, accountId: id, email, role: 'admin', rolle: 'admin', status: 'blocked' },
      ...{ notizen: 'Ganz lieb', sperrgrund: 'x', kundennummer: 'KD-1', geburtsdatum: '1990-01-01' },
      ...{ emailBestaetigtAt: 'jetzt', telefon: '0341 77' },
    };
    expect((await kundin.put('/konto/profil', body)).statusCode).toBe(200);
    expect(await db.selectFrom('kunde').selectAll().where('accountId', '=', id).execute()).toEqual(before);
    const [kunde] = await db.selectFrom('kunde').selectAll().where('accountId', '=', me.id).execute();
    expect(kunde).toMatchObject({
      notizen: 'Zahlt spät',
      sperrgrund: '',
      geburtsdatum: '',
      telefon: '0341 77',
    });
    expect(kunde?.kundennummer).not.toBe('KD-1');
    const [account] = await db.selectFrom('account').selectAll().where('id', '=', me.id).execute();
    expect(account).toMatchObject({
      email: me.email,
      role: 'customer',
      status: 'active',
      emailBestaetigtAt: null,
    });
  });

  test('loses nothing that two tabs save at the same time', async () => {
    const { as, find } = await startBenutzerShop(database);
    const kundin = as('customer');
    const { id } = await kundin.account();
    const bodies = [
      { telefon: '0341 1111' },
      { adresse: { strasse: 'Gartenweg' } },
      { adresse: { plz: '04109' } },
      { lieferadresse: { verwendet: true } },
      { vorname: 'Käthe' },
    ];
    const replies = await Promise.all(bodies.map((body) => kundin.put('/konto/profil', body)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await kundin.send(profilCalls.read)).data).toMatchObject({
      ...{ vorname: 'Käthe', telefon: '0341 1111', lieferadresse: { verwendet: true } },
      adresse: { strasse: 'Gartenweg', plz: '04109' },
    });
    expect((await find(id)).aenderungen.map(({ felder }) => felder[0]).sort()).toEqual([
      ...['adresse.plz', 'adresse.strasse', 'lieferadresse.verwendet', 'telefon', 'vorname'],
    ]);
  });

  test('is saved beside other calls on the own account, which wait for each other and never for ever', async () => {
    const shop = await startBenutzerShop(database);
    const { app, db, insert } = shop;
    await openLaden(db);
    for (let round = 0; round < 5; round++) {
      const { id, token } = await insert();
      const call = (method: 'PUT' | 'POST', path: string, payload?: object) =>
        callApi(app, { method, path, token, ...(payload ? { payload } : {}) });
      const replies = await Promise.all([
        call('PUT', '/konto/profil', { telefon: `0341 ${1000 + round}` }),
        call('POST', '/auth/bestaetigung'),
        call('PUT', '/konto/profil', { adresse: { plz: '04109' } }),
        call('POST', '/auth/bestaetigung'),
      ]);
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const [saved, ended] = await Promise.all([
        call('PUT', '/konto/profil', { vorname: 'Käthe' }),
        call('POST', '/auth/ueberall-abmelden'),
      ]);
      expect([200, 401]).toContain(saved.statusCode);
      expect(ended.statusCode).toBe(200);
      const sessions = db.selectFrom('session').select('tokenHash').where('accountId', '=', id);
      expect(await sessions.execute()).toEqual([]);
    }
  });
});
