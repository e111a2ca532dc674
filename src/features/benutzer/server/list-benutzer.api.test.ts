import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { insertBenutzer, listBenutzer, nachnamen } from '#test/konto/benutzer.ts';
import { callApi, startTestApp } from '#test/test-app.ts';

describe.each(databases)('GET /kunden on %s', (database) => {
  test('answers the whole record of every person, newest first', async () => {
    const { db, as } = await startTestApp(database);
    await insertBenutzer(db, [{ email: 'alt@lindenblatt.example', nachname: 'Alt', role: 'employee' }]);
    const admin = as('admin');
    const { email } = await admin.account();

    const { data, ...rest } = await listBenutzer(admin);

    expect(rest).toEqual({
      success: true,
      count: 2,
      total: 2,
      pagination: { page: 1, limit: 10, total: 2, pages: 1 },
    });
    expect(data.map((benutzer: { email: string }) => benutzer.email)).toEqual([
      email,
      'alt@lindenblatt.example',
    ]);
    const leer = { strasse: '', hausnummer: '', zusatz: '', plz: '', stadt: '', land: 'Deutschland' };
    const niemand = { verwendet: false, firmenname: '', vorname: '', nachname: '' };
    expect(data[1]).toEqual({
      _id: expect.any(String),
      kundennummer: expect.stringMatching(/^KD-\d{6}$/),
      email: 'alt@lindenblatt.example',
      username: 'alt@lindenblatt.example',
      vorname: 'V',
      nachname: 'Alt',
      telefon: '',
      role: 'employee',
      rolle: 'employee',
      status: 'active',
      sperrgrund: '',
      geschlecht: '',
      geburtsdatum: '',
      notizen: '',
      adresse: leer,
      lieferadresse: { ...niemand, ...leer },
      kommunikation: { newsletter: false, sms: false, bevorzugterKanal: '' },
      anmeldeversuche: 0,
      lastLogin: null,
      createdAt: '2020-01-01T00:00:00.000Z',
      updatedAt: '2020-01-01T00:00:00.000Z',
      aenderungen: [],
    });
  });

  test('allows only admins to read or change (R19)', async () => {
    const { app, as } = await startTestApp(database);
    const { id } = await as('customer').account();
    for (const role of ['customer', 'employee'] as const) {
      const caller = as(role);
      expect((await caller.get('/kunden')).statusCode).toBe(403);
      expect((await caller.get('/kunden/stats/overview')).statusCode).toBe(403);
      expect((await caller.put(`/kunden/${id}`, { rolle: 'admin' })).statusCode).toBe(403);
    }
    expect((await callApi(app, { method: 'GET', path: '/kunden' })).statusCode).toBe(401);
  });

  test('finds people by parts of name, e-mail, number and telephone, in any order and spelling', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    const [id] = await insertBenutzer(db, [
      { vorname: 'Jürgen', nachname: 'Müller', email: 'J_M.100%@lindenblatt.example' },
      { vorname: 'Anna', nachname: 'Sommer', email: 'anna@lindenblatt.example' },
      { vorname: 'Annika', nachname: 'Müller-Sommer', email: 'ams@lindenblatt.example' },
    ]);
    await admin.put(`/kunden/${id}`, { telefon: '+49 341 231-2511' });
    const { data } = await listBenutzer(admin, { search: 'jürgen' });

    expect(await nachnamen(admin, { search: 'MUELLER' })).toEqual(['Müller-Sommer', 'Müller']);
    expect(await nachnamen(admin, { search: 'müller jürgen' })).toEqual(['Müller']);
    expect(await nachnamen(admin, { search: 'sommer ann' })).toEqual(['Müller-Sommer', 'Sommer']);
    expect(await nachnamen(admin, { search: '0341 2312' })).toEqual(['Müller']);
    expect(await nachnamen(admin, { search: data[0]?.kundennummer.toLowerCase() })).toEqual(['Müller']);
    // Wildcards of the database have no meaning here.
    expect(await nachnamen(admin, { search: '100%' })).toEqual(['Müller']);
    expect(await nachnamen(admin, { search: 'j_m' })).toEqual(['Müller']);
    expect(await nachnamen(admin, { search: '%' })).toEqual(['Müller']);
    expect(await nachnamen(admin, { search: 'a\\' })).toEqual([]);
    expect(await nachnamen(admin, { search: "'; drop table account" })).toEqual([]);
  });

  test('combines search, status and role, and counts the matches', async () => {
    const { db, as } = await startTestApp(database);
    const admin = as('admin');
    await insertBenutzer(db, [
      { nachname: 'A', role: 'customer', status: 'active' },
      { nachname: 'B', role: 'customer', status: 'blocked' },
      { nachname: 'C', role: 'employee', status: 'active' },
      { nachname: 'D', role: 'employee', status: 'pending' },
      { nachname: 'Ebel', role: 'customer', status: 'blocked' },
    ]);
    expect(await nachnamen(admin, { role: 'user' })).toEqual(['D', 'C']);
    expect(await nachnamen(admin, { role: 'customer' })).toEqual(['Ebel', 'B', 'A']);
    expect(await nachnamen(admin, { status: 'pending' })).toEqual(['D']);
    expect(await nachnamen(admin, { status: 'blocked', role: 'customer', search: 'ebel' })).toEqual(['Ebel']);
    expect(await nachnamen(admin, { status: 'active', role: 'admin', search: 'ebel' })).toEqual([]);
    expect((await listBenutzer(admin, { role: '', status: '', search: '' })).total).toBe(6);
    expect((await admin.get('/kunden/stats/overview')).json()).toEqual({
      success: true,
      total: 6,
      active: 3,
      blocked: 2,
      admins: 1,
    });
  });

  test('pages through all people exactly once and answers the right total before and beyond the end', async () => {
    const { db, as } = await startTestApp(database);
    await insertBenutzer(
      db,
      Array.from({ length: 224 }, (_, i) => ({ nachname: `N${i}` })),
    );
    const admin = as('admin');
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => listBenutzer(admin, { page, limit: 50 })),
    );
    expect(pages.map(({ count }) => count)).toEqual([50, 50, 50, 50, 25, 0]);
    for (const { total, pagination } of pages)
      expect([total, pagination.total, pagination.pages]).toEqual([225, 225, 5]);
    const ids = pages.flatMap(({ data }) => data.map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(225);

    expect(await listBenutzer(admin)).toMatchObject({ count: 10, total: 225, pagination: { pages: 23 } });
    expect(await listBenutzer(admin, { page: 9, limit: 25 })).toMatchObject({ count: 25, total: 225 });
    expect((await listBenutzer(admin)).data.map(({ _id }) => _id)).toEqual(ids.slice(0, 10));
    expect(await listBenutzer(admin, { page: 2, search: 'gibt es nicht' })).toMatchObject({
      data: [],
      total: 0,
    });
  });

  test('refuses invalid queries in German', async () => {
    const { as } = await startTestApp(database);
    const admin = as('admin');
    const fehler = async (query: string) => {
      const reply = await admin.get(`/kunden?${query}`);
      expect(reply.statusCode).toBe(400);
      return reply.json().fehler;
    };
    expect(await fehler('page=0')).toEqual(['page: Die Seite muss eine ganze Zahl ab 1 sein.']);
    expect(await fehler('page=zwei&limit=101')).toEqual([
      'page: Die Seite muss eine ganze Zahl ab 1 sein.',
      'limit: Die Anzahl je Seite muss eine ganze Zahl von 1 bis 100 sein.',
    ]);
    expect(await fehler('status=weg')).toEqual([
      'status: Der Status muss eines davon sein: active, blocked, pending.',
    ]);
    expect(await fehler('role=chef')).toEqual([
      'role: Die Rolle muss eines davon sein: admin, user, customer.',
    ]);
    expect(await fehler(`search=${'x'.repeat(101)}`)).toEqual([
      'search: Der Suchtext darf höchstens 100 Zeichen haben.',
    ]);
    expect(await fehler('search=a&search=b')).toEqual(['search: Bitte nur einen Suchtext.']);
  });

  test('answers the number of failed sign-ins and the time of the last successful one', async () => {
    const { app, db, as } = await startTestApp(database);
    await insertBenutzer(db, [{ email: 'Anna@lindenblatt.example', lastLogin: '2025-12-24T18:00:00.000Z' }]);
    const payload = { email: 'anna@lindenblatt.example', password: 'falsch' };
    for (let i = 0; i < 3; i += 1) await callApi(app, { method: 'POST', path: '/auth/login', payload });
    const { data } = await listBenutzer(as('admin'), { search: 'anna@' });
    expect(data[0]).toMatchObject({ anmeldeversuche: 3, lastLogin: '2025-12-24T18:00:00.000Z' });
  });

  test('finds people whose names are as long as Unicode allows', async () => {
    const { db, as } = await startTestApp(database);
    await insertBenutzer(db, [{ vorname: 'ﷺ'.repeat(100), nachname: '𒐫'.repeat(100) }]);
    expect((await listBenutzer(as('admin'))).total).toBe(2);
  });
});
